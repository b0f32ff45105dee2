import Control
import Scheduling
import Storage

extension Board {
    /// The position after all others.
    var nextPosition: Int { (ordered.last?.place.position ?? -1) + 1 }

    /// Puts a placement elsewhere and numbers the positions anew.
    mutating func move(_ id: StoredPlacement.ID, to place: BoardPlace) {
        guard let moved = self[PlacementID(id.rawValue)] else { return }
        var rest = ordered.filter { $0.id != id }
        switch place {
        case .position(let position):
            var alone = moved
            alone.place.stack = nil
            rest.insert(alone, at: min(max(position, 0), rest.count))
        case .stack(let number): stack(moved, onto: number, among: &rest)
        }
        number(rest)
    }

    // A stack bears the number of the placement that began it, and lies together.
    private func stack(_ moved: StoredPlacement, onto number: Int, among rest: inout [StoredPlacement]) {
        guard let index = rest.lastIndex(where: { $0.id.rawValue == UInt64(clamping: number) }) else { return rest.append(moved) }
        let name = rest[index].place.stack ?? "\(rest[index].id)"
        rest[index].place.stack = name
        var stacked = moved
        stacked.place.stack = name
        let end = rest.lastIndex { $0.place.stack == name } ?? index
        rest.insert(stacked, at: end + 1)
    }
}
