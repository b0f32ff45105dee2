import Control
import Foundation

/// What the board must look like after all changes that were acknowledged, with or without the one that was under way.
struct BoardModel {
    enum Change {
        case add
        case remove(Int)
        case move(Int, to: Int)
        case reload(Int)

        var command: ControlCommand {
            switch self {
            case .add: .placementsAdd(NewPlacement(kind: "NewsWidget", family: "systemMedium"))
            case .remove(let number): .placementsRemove(PlacementChoice(placement: number))
            case .move(let number, let place): .placementsMove(PlacementMove(placement: number, place: .position(place)))
            case .reload(let number): .timelinesReload(ReloadWish(.placement(number), waits: false))
            }
        }
    }

    /// Numbers in their order.
    private(set) var order: [Int] = []
    private var open: Change?

    init() {}

    init(_ placements: [PlacementReport]) { order = placements.map(\.placement) }

    /// Any change that can be made now.
    func next(limit: Int) -> Change {
        guard let number = order.randomElement() else { return .add }
        switch Int.random(in: 0..<8) {
        case 0...2 where order.count < limit: return .add
        case 3 where order.count > 2: return .remove(number)
        case 4...5: return .move(number, to: Int.random(in: 0..<order.count))
        default: return .reload(number)
        }
    }

    mutating func begin(_ change: Change) { open = change }

    mutating func finish(_ change: Change, _ answer: JSONValue) {
        open = nil
        guard case .int(let number)? = answer["placement"] else { return apply(change, nil) }
        apply(change, number)
    }

    private mutating func apply(_ change: Change, _ new: Int?) {
        switch change {
        case .add: if let new { order.append(new) }
        case .remove(let number): order.removeAll { $0 == number }
        case .move(let number, let place):
            order.removeAll { $0 == number }
            order.insert(number, at: min(place, order.count))
        case .reload: break
        }
    }

    /// Whether the next host may have found these.
    func allows(_ placements: [PlacementReport]) -> Bool {
        let found = placements.map(\.placement)
        if found == order { return true }
        switch open {
        case .add?: return found.dropLast() == order[...] && found.last.map { !order.contains($0) } == true
        case .remove?, .move?:
            var other = self
            if let open { other.apply(open, nil) }
            return found == other.order
        case .reload?, nil: return false
        }
    }
}
