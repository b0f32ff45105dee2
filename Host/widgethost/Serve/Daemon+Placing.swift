import BundleMessages
import Control
import Foundation
import Scheduling
import Storage

extension Daemon {
    /// Places a widget, once its bundle or else every bundle has said what it holds; the answer comes when the store has written it.
    func place(_ wish: NewPlacement, _ reply: PendingReply) {
        let work = { [unowned self] in
            do throws(Fault) { try placeNow(wish, reply) } catch { reply.fail(error) }
        }
        if wish.bundle == nil, catalogue?.holders(of: wish.kind).isEmpty == false { work() } else { catalogue?.whenDescribed(work) }
    }

    private func placeNow(_ wish: NewPlacement, _ reply: PendingReply) throws(Fault) {
        let (bundle, kind) = try holder(of: wish)
        guard kind.isOffered else { throw .unknownKind(wish.kind, known: catalogue?.kinds ?? []) }
        let family = wish.family ?? kind.families.first?.name ?? Family.systemSmall.name
        guard kind.families.contains(where: { $0.name == family }) else {
            throw .unsupportedFamily(family, kind: kind.kind, supported: kind.families.map(\.name))
        }
        if let place = wish.place { try check(place) }
        check(wish.configuration, beside: [:], for: kind, in: family, of: bundle, reply) { [unowned self] settings in
            do throws(Fault) { try add(wish, kind.kind, bundle, family, settings, reply) } catch { reply.fail(error) }
        }
    }

    private func add(
        _ wish: NewPlacement, _ kind: String, _ bundle: String, _ family: String, _ settings: JSONObject, _ reply: PendingReply
    ) throws(Fault) {
        if let place = wish.place { try check(place) }
        let placement = StoredPlacement(
            id: boards.newID(), bundle: bundle, kind: kind, family: family, place: .init(position: boards.planned.nextPosition),
            configuration: JSONObject([]).merging(settings).bytes, created: Date())
        let edit: PlannedBoard.Edit = { board in
            board.set(placement)
            if let place = wish.place { board.move(placement.id, to: place) } else { board.number(board.ordered) }
        }
        write(
            edit, reply, stored: { [.place($0[placement.engineID] ?? placement)] },
            beforeLaying: { [unowned self] in
                send(.added(placement.enginePlacement))
            }
        ) { [unowned self] in
            publish(.placed, of: placement.engineID)
            return report(board[placement.engineID] ?? placement)
        }
    }

    private func check(_ place: BoardPlace) throws(Fault) {
        guard case .stack(let number) = place, UInt64(exactly: number).flatMap({ board[PlacementID($0)] }) == nil else { return }
        throw .unknownPlacement(number)
    }

    func holder(of wish: NewPlacement) throws(Fault) -> (bundle: String, kind: BundleDescription.Kind) {
        let holders = catalogue?.holders(of: wish.kind) ?? []
        guard let named = wish.bundle else {
            guard let holder = holders.first else { throw .unknownKind(wish.kind, known: catalogue?.kinds ?? []) }
            return (holder.name, holder.kind)
        }
        guard let name = catalogue?.name(of: named) else { throw .unknownBundle(named) }
        guard let holder = holders.first(where: { $0.name == name }) else { throw .unknownKind(wish.kind, known: catalogue?.kinds ?? []) }
        return (holder.name, holder.kind)
    }

    func remove(_ placement: StoredPlacement, _ reply: PendingReply) {
        let id = placement.engineID
        write({ $0.remove(id) }, reply, stored: { _ in [.remove(placement.id)] }) { [unowned self] in
            screens[id] = nil
            send(.removed(id))
            settle(id, failure: "it was taken off the board") { _ in true }
            publish(.removed, [("placement", .int(Int(clamping: placement.id.rawValue)))])
            return NoResult()
        }
    }

    func move(_ placement: StoredPlacement, to place: BoardPlace, _ reply: PendingReply) throws(Fault) {
        try check(place)
        write({ $0.move(placement.id, to: place) }, reply) { [unowned self] in
            publish(.moved, of: placement.engineID)
            return report(board[placement.engineID] ?? placement)
        }
    }

    /// New values replace old ones, null takes one away; whatever else is in the settings stays as it was.
    func configure(_ placement: StoredPlacement, _ settings: PlacementSettings, _ reply: PendingReply) {
        guard let kind = catalogue?.kind(settings.kind ?? placement.answeringKind, of: placement.bundle) else {
            guard let kind = settings.kind else { return set(settings, settings.values, of: placement, reply) }
            return reply.fail(.unknownKind(kind, known: catalogue?.kinds ?? []))
        }
        let kept = placement.settings
        check(settings.values, beside: kept, for: kind, in: placement.family, of: placement.bundle, reply) { [unowned self] values in
            guard let placement = board[placement.engineID] else { return reply.fail(.unknownPlacement(settings.placement)) }
            set(settings, values, of: placement, reply)
        }
    }

    private func set(_ wish: PlacementSettings, _ values: JSONObject, of placement: StoredPlacement, _ reply: PendingReply) {
        let known = boards.planned[placement.engineID] ?? placement
        let (bytes, date) = (known.settings.merging(values).bytes, Date())
        let alias = wish.kind.map { $0 == placement.kind ? nil : $0 } ?? known.alias
        let edit: PlannedBoard.Edit = {
            $0.edit(placement.engineID) { ($0.configuration, $0.alias, $0.changed) = (bytes, alias, date) }
        }
        let changes = [Change.edit(placement.id, .configuration(bytes), at: date), .edit(placement.id, .alias(alias), at: date)]
        write(edit, reply, stored: { _ in changes }) { [unowned self] in
            let placement = board[placement.engineID] ?? placement
            publish(.configured, of: placement.engineID)
            send(.added(placement.enginePlacement))
            checkKind(of: placement)
            return report(board[placement.engineID] ?? placement)
        }
    }

    /// Changes the board when the store has written it; what follows, and the answer, come then. `stored` is what the store is told besides
    /// the places of the others; `beforeLaying` is what the engine must know before it hears of places.
    private func write<Answer: JSONConvertible>(
        _ edit: @escaping PlannedBoard.Edit, _ reply: PendingReply, stored: (Board) -> [Change] = { _ in [] },
        beforeLaying: @escaping () -> Void = {}, then: @escaping () -> Answer
    ) {
        let (number, moved) = boards.plan(edit)
        commits.wait(for: store.submit(stored(boards.planned) + moved.map(\.placeEdit), waits: false)) { [unowned self] error in
            if let error {
                boards.refused(number)
                reply.fail(.storeFailed("\(error)"))
                return
            }
            let laid = boards.made(number)
            beforeLaying()
            for placement in laid { send(.stacked(placement.engineID, placement.stackPlace)) }
            reply.succeed(then())
        }
    }

    /// How a placement stands.
    func report(_ placement: StoredPlacement) -> PlacementReport {
        let id = placement.engineID
        let status = engine.status(of: id, now: Date())
        let screen = screens[id] ?? ScreenState()
        let shown = screen.stage.map { stage in
            ShownPicture(stage: stage.name, generation: screen.generation, since: screen.since ?? started, entry: screen.entry)
        }
        var report = PlacementReport(
            placement: Int(clamping: placement.id.rawValue), bundle: placement.bundle, kind: placement.kind, family: placement.family,
            position: placement.place.position, stack: placement.place.stack.flatMap { Int($0) }, onTop: status?.isOnTop,
            intent: intent(of: placement), configuration: placement.settings, shown: shown, nextEntry: status?.nextEntry,
            asked: status?.request == nil ? nil : screen.asked, nextReload: status?.nextRequest,
            heldBack: status?.heldBack.map { "\($0)" },
            budget: ReloadAllowance(used: status?.reloadsUsed ?? 0, limit: engine.settings.dailyBudget),
            failure: screen.failure.map { PlacementFailure(reason: $0.reason, last: $0.date, count: status?.failures ?? 0) },
            suspension: status?.suspension, refusal: catalogue?.refusal(of: placement.bundle).map { "\($0.error)" })
        report.alias = placement.alias
        let aside = catalogue?.kind(placement.answeringKind, of: placement.bundle)?.setAside(placement.settings) ?? []
        report.setAside = aside.isEmpty ? nil : aside
        return report
    }
}
