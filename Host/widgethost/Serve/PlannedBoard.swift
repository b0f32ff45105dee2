import Scheduling
import Storage

/// The board, and as it will be when the store has written all that is under way: each change is made knowing those before it.
struct PlannedBoard {
    typealias Edit = (inout Board) -> Void

    /// As it is written.
    private(set) var written: Board
    /// As it will be.
    private(set) var planned: Board
    private var underway: [(number: Int, edit: Edit)] = []
    private var last = 0

    init(_ board: Board) {
        written = board
        planned = board
    }

    /// A number that no placement has or had.
    mutating func newID() -> StoredPlacement.ID { planned.newID() }

    /// Plans a change; its number, and the placements whose places change by it.
    mutating func plan(_ edit: @escaping Edit) -> (number: Int, moved: [StoredPlacement]) {
        let before = planned
        last += 1
        underway.append((last, edit))
        edit(&planned)
        return (last, planned.moved(since: before).filter { before[$0.engineID] != nil })
    }

    /// The store has written a change; the placements whose places are new.
    mutating func made(_ number: Int) -> [StoredPlacement] {
        guard let index = underway.firstIndex(where: { $0.number == number }) else { return [] }
        let before = written
        underway.remove(at: index).edit(&written)
        return written.moved(since: before)
    }

    /// The store has refused a change: those after it are planned without it.
    mutating func refused(_ number: Int) {
        underway.removeAll { $0.number == number }
        let known = planned.last
        planned = underway.reduce(into: written) { $1.edit(&$0) }
        planned.neverGive(upTo: known)
    }

    /// Changes something about a placement that is no matter of places, at once.
    mutating func edit(_ id: PlacementID, _ change: (inout StoredPlacement) -> Void) {
        written.edit(id, change)
        planned.edit(id, change)
    }
}
