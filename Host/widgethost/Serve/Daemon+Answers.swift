import BundleMessages
import Bundles
import Control
import Foundation
import Scheduling
import Storage

extension Daemon {
    /// Answers one request on the control socket, now or later.
    func answer(_ command: ControlCommand, _ reply: PendingReply) {
        do throws(Fault) { try serve(command, reply) } catch { reply.fail(error) }
    }

    private func serve(_ command: ControlCommand, _ reply: PendingReply) throws(Fault) {
        switch command {
        case .hostStatus: reply.succeed(status)
        case .hostDescribe: reply.succeed(description)
        case .hostShutdown:
            reply.succeed(NoResult())
            stop()
        case .galleryList: reply.succeed(gallery)
        case .timelinesReload(let wish): try reload(wish, reply)
        case .timelinesGet(let choice): reply.succeed(try timeline(of: try placement(choice.placement)))
        case .placementsList: reply.succeed(PlacementListing(placements: board.ordered.map(report)))
        case .placementsAdd(let wish): place(wish, reply)
        case .placementsRemove(let choice): remove(try placement(choice.placement), reply)
        case .placementsMove(let move): try self.move(try placement(move.placement), to: move.place, reply)
        case .settingsForm(let wish): form(wish, reply)
        case .settingsOptions(let wish): options(wish, reply)
        case .settingsRecommendations(let wish): recommendations(wish, reply)
        case .placementsConfigure(let settings): configure(try placement(settings.placement), settings, reply)
        case .widgetsElements(let choice): try elements(of: try placement(choice.placement), reply)
        case .widgetsPerform(let action): try tap(action, on: try placement(action.placement), reply)
        case .picturesGet(let wish): try picture(of: try placement(wish.placement), wish, reply)
        case .defaultsGet(let key): try defaults(key, reply)
        case .defaultsSet(let change): try defaults(change, reply)
        case .defaultsList(let scope): try defaults(scope, reply)
        case .activitiesList, .activitiesRequest, .activitiesUpdate,
            .activitiesEnd, .eventsSubscribe:
            throw .notSupported(command.method.rawValue)
        }
    }

    /// The placement of a number.
    func placement(_ number: Int) throws(Fault) -> StoredPlacement {
        guard let number = UInt64(exactly: number), let placement = board[PlacementID(number)] else { throw .unknownPlacement(number) }
        return placement
    }

    private var status: HostStatus {
        HostStatus(
            version: WidgetNote.own.sdk, pid: processID, started: started, placements: board.count,
            bundles: catalogue?.members.count ?? 0, processes: catalogue?.members.values.count { $0.keeper.isRunning } ?? 0,
            clients: server?.clientCount ?? 0, next: engine.nextWake,
            sandbox: HostStatus.Sandbox(host.walls), drawing: HostStatus.Drawing(pictures.counts), refused: refusedFiles + failedBundles,
            notes: notes + storeNote + (catalogue?.warnings ?? []))
    }

    private var description: HostDescription {
        let later: Set<Method> = [
            .activitiesList, .activitiesRequest, .activitiesUpdate,
            .activitiesEnd,
        ]
        return HostDescription(
            version: WidgetNote.own.sdk, methods: Method.allCases.filter { !later.contains($0) }.map(\.rawValue),
            topics: EventTopic.allCases.map(\.rawValue), errors: Fault.Name.allCases.map(\.rawValue),
            limits: server?.limits ?? ServerLimits(), families: FamilySizes.standard.all)
    }

    private var gallery: GalleryListing {
        let members = catalogue?.members.sorted { $0.key < $1.key } ?? []
        return GalleryListing(
            bundles: members.map { name, member in
                let kinds = (member.description?.kinds.filter(\.isOffered) ?? []).map { kind in
                    GalleryKind(kind, quarantine: member.keeper.supervision.quarantine(of: kind.kind)?.reason)
                }
                return GalleryBundle(name: name, path: member.path, kinds: kinds, failure: member.failure)
            }, refused: refusedFiles)
    }

    private var storeNote: [String] { storeTrouble.map { ["\($0); nothing can be changed until then"] } ?? [] }

    private var refusedFiles: [RefusedFile] {
        catalogue?.refused.map { RefusedFile(bundle: $0.name, path: $0.path, reason: "\($0.error)") } ?? []
    }

    /// Bundles that were taken and could not say what they hold.
    private var failedBundles: [RefusedFile] {
        let members = catalogue?.members.sorted { $0.key < $1.key } ?? []
        return members.compactMap { name, member in
            member.failure.map { RefusedFile(bundle: name, path: member.path, reason: $0) }
        }
    }

    private func reload(_ wish: ReloadWish, _ reply: PendingReply) throws(Fault) {
        let meant = try placements(of: wish.scope)
        let numbers = meant.map { Int(clamping: $0.id.rawValue) }
        if wish.scope != .all { lift(meant) }
        if wish.waits, !meant.isEmpty {
            reloadWaits.append(
                ReloadWait(meant.map(\.engineID)) { failures in
                    let failed = failures.map { ReloadFailure(placement: Int(clamping: $0.key.rawValue), reason: $0.value) }
                    reply.succeed(ReloadResult(placements: numbers, failures: failed.sorted { $0.placement < $1.placement }))
                })
        }
        for placement in meant { send(.reloadAsked(.placement(placement.engineID), .explicit)) }
        if !wish.waits || meant.isEmpty { reply.succeed(ReloadResult(placements: numbers, failures: [])) }
    }

    private func placements(of scope: ReloadWish.Scope) throws(Fault) -> [StoredPlacement] {
        switch scope {
        case .all: return board.ordered
        case .placement(let number): return [try placement(number)]
        case .kind(let kind):
            let meant = board.ordered.filter { $0.answeringKind == kind }
            guard !meant.isEmpty || catalogue?.holders(of: kind).isEmpty == false else {
                throw .unknownKind(kind, known: catalogue?.kinds ?? [])
            }
            return meant
        }
    }

    private func timeline(of placement: StoredPlacement) throws(Fault) -> TimelineListing {
        let number = Int(clamping: placement.id.rawValue)
        let entries = engine.entries(of: placement.engineID)
        guard screens[placement.engineID]?.received != nil else { throw .noTimeline(placement: number) }
        let now = Date()
        return TimelineListing(
            placement: number, kind: placement.kind, family: placement.family,
            policy: TimelinePolicy(screens[placement.engineID]?.policy ?? .never),
            nextReload: engine.status(of: placement.engineID, now: now)?.nextRequest, current: entries.lastIndex { $0.date <= now },
            entries: entries.map { entry in
                TimelineEntryReport(
                    date: entry.date, relevance: entry.relevance.map { EntryRelevance(score: Double($0.score), duration: $0.duration) },
                    bytes: entry.content.list(for: .light).flatMap(shelf.size))
            })
    }
}

extension TimelinePolicy {
    fileprivate init(_ policy: StoredPolicy) {
        switch policy {
        case .atEnd: self = .atEnd
        case .after(let date): self = .after(date)
        case .never: self = .never
        }
    }
}
