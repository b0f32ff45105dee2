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
        let family = wish.family ?? kind.families.first?.name ?? Family.systemSmall.name
        guard kind.families.contains(where: { $0.name == family }) else {
            throw .unsupportedFamily(family, kind: kind.kind, supported: kind.families.map(\.name))
        }
        try check(wish.configuration, for: kind)
        if let place = wish.place { try check(place) }
        let placement = StoredPlacement(
            id: board.newID(), bundle: bundle, kind: kind.kind, family: family, place: .init(position: board.nextPosition),
            configuration: wish.configuration.bytes, created: Date())
        var placed = board
        placed.set(placement)
        if let place = wish.place { placed.move(placement.id, to: place) }
        let edits = placed.moved(since: board).filter { $0.id != placement.id }
        let new = placed[placement.engineID] ?? placement
        write([.place(new)] + edits.map(\.placeEdit), reply) { [unowned self] in
            send(.added(new.enginePlacement))
            lay(edits) { $0.set(new) }
            publish(.placed, of: new.engineID)
            return report(board[new.engineID] ?? new)
        }
    }

    private func check(_ place: BoardPlace) throws(Fault) {
        guard case .stack(let number) = place, UInt64(exactly: number).flatMap({ board[PlacementID($0)] }) == nil else { return }
        throw .unknownPlacement(number)
    }

    /// Changes the board and takes placements to where they lie then. Changes that were under way together did not know of one another:
    /// what gaps they left close.
    private func lay(_ placements: [StoredPlacement], _ change: (inout Board) -> Void = { _ in }) {
        let before = board
        change(&board)
        for placement in placements {
            guard var laid = board[placement.engineID] else { continue }
            laid.place = placement.place
            board.set(laid)
        }
        board.number(board.ordered)
        for laid in board.moved(since: before) { send(.stacked(laid.engineID, laid.stackPlace)) }
    }

    private func holder(of wish: NewPlacement) throws(Fault) -> (bundle: String, kind: BundleDescription.Kind) {
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
        var left = board
        left.remove(placement.engineID)
        let edits = left.moved(since: board)
        write([.remove(placement.id)] + edits.map(\.placeEdit), reply) { [unowned self] in
            screens[placement.engineID] = nil
            send(.removed(placement.engineID))
            lay(edits) { $0.remove(placement.engineID) }
            publish(.removed, [("placement", .int(Int(clamping: placement.id.rawValue)))])
            return NoResult()
        }
    }

    func move(_ placement: StoredPlacement, to place: BoardPlace, _ reply: PendingReply) throws(Fault) {
        try check(place)
        var moved = board
        moved.move(placement.id, to: place)
        let edits = moved.moved(since: board)
        write(edits.map(\.placeEdit), reply) { [unowned self] in
            lay(edits)
            publish(.moved, of: placement.engineID)
            return report(board[placement.engineID] ?? placement)
        }
    }

    /// New values replace old ones, null takes one away; whatever else is in the settings stays as it was.
    func configure(_ placement: StoredPlacement, _ settings: PlacementSettings, _ reply: PendingReply) throws(Fault) {
        if let kind = catalogue?.kind(placement.answeringKind, of: placement.bundle) { try check(settings.values, for: kind) }
        var changed = placement
        changed.configuration = placement.settings.merging(settings.values).bytes
        changed.changed = Date()
        write([.edit(placement.id, .configuration(changed.configuration), at: changed.changed)], reply) { [unowned self] in
            board.set(changed)
            publish(.configured, of: placement.engineID)
            send(.added(changed.enginePlacement))
            return report(changed)
        }
    }

    /// A kind that has parameters gets whatever is set, also what it does not know; what it had once may always be taken away.
    private func check(_ settings: JSONObject, for kind: BundleDescription.Kind) throws(Fault) {
        guard kind.configuration == .static || kind.configuration == .activity else { return }
        guard let first = settings.members.first(where: { $0.value != .null }) else { return }
        throw .invalidConfiguration(first.name, reason: "\(kind.kind) has no settings")
    }

    /// Hands changes to the store; what follows, and the answer, come when they are written.
    private func write<Answer: JSONConvertible>(_ changes: [Change], _ reply: PendingReply, then: @escaping () -> Answer) {
        commits.wait(for: store.submit(changes, waits: false)) { error in
            if let error { reply.fail(.storeFailed("\(error)")) } else { reply.succeed(then()) }
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
        return PlacementReport(
            placement: Int(clamping: placement.id.rawValue), bundle: placement.bundle, kind: placement.kind, family: placement.family,
            position: placement.place.position, stack: placement.place.stack.flatMap { Int($0) }, onTop: status?.isOnTop,
            intent: intent(of: placement), configuration: placement.settings, shown: shown, nextEntry: status?.nextEntry,
            asked: status?.request == nil ? nil : screen.asked, nextReload: status?.nextRequest,
            heldBack: status?.heldBack.map { "\($0)" },
            budget: ReloadAllowance(used: status?.reloadsUsed ?? 0, limit: engine.settings.dailyBudget),
            failure: screen.failure.map { PlacementFailure(reason: $0.reason, last: $0.date, count: status?.failures ?? 0) },
            suspension: status?.suspension, refusal: catalogue?.refusal(of: placement.bundle).map { "\($0.error)" })
    }
}
