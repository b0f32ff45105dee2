import Foundation
import Scheduling
import Storage

/// The placements in the order in which they lie.
struct Board {
    private var byID: [PlacementID: StoredPlacement] = [:]
    /// The highest number that any placement ever had.
    private(set) var last: UInt64 = 0

    init(_ placements: [StoredPlacement] = [], last: UInt64 = 0) {
        for placement in placements { byID[PlacementID(placement.id.rawValue)] = placement }
        self.last = last
        number(ordered)
    }

    subscript(id: PlacementID) -> StoredPlacement? { byID[id] }
    var count: Int { byID.count }
    var ids: [PlacementID] { Array(byID.keys) }

    /// In the order of their positions, then of their numbers.
    var ordered: [StoredPlacement] { byID.values.sorted { ($0.place.position, $0.id) < ($1.place.position, $1.id) } }

    mutating func set(_ placement: StoredPlacement) {
        byID[PlacementID(placement.id.rawValue)] = placement
        last = max(last, placement.id.rawValue)
    }

    /// Changes a placement, if it is there.
    mutating func edit(_ id: PlacementID, _ change: (inout StoredPlacement) -> Void) {
        guard var placement = byID[id] else { return }
        change(&placement)
        byID[id] = placement
    }

    /// Takes a placement away; those behind it move up.
    mutating func remove(_ id: PlacementID) {
        byID[id] = nil
        number(ordered)
    }

    /// Numbers the positions anew, from 0 and without gaps.
    mutating func number(_ placements: [StoredPlacement]) {
        for (position, each) in placements.enumerated() {
            var placed = each
            placed.place.position = position
            set(placed)
        }
    }

    /// Those that lie elsewhere than on another board.
    func moved(since other: Board) -> [StoredPlacement] { ordered.filter { $0.place != other[$0.engineID]?.place } }

    /// Takes numbers for given.
    mutating func neverGive(upTo number: UInt64) { last = max(last, number) }

    /// A number that no placement has or had.
    mutating func newID() -> StoredPlacement.ID {
        last += 1
        return StoredPlacement.ID(last)
    }
}

extension PlacementID {
    var stored: StoredPlacement.ID { StoredPlacement.ID(rawValue) }
}

extension StoredPlacement {
    var engineID: PlacementID { PlacementID(id.rawValue) }

    /// The kind that answers for it.
    var answeringKind: String { alias ?? kind }

    /// Where it lies in its stack, if it is in one.
    var stackPlace: StackPlace? { place.stack.map { StackPlace(stack: $0, position: place.position) } }

    /// The change to the store that puts it where it lies.
    var placeEdit: Change { .edit(id, .place(place), at: Date()) }

    var enginePlacement: Placement {
        Placement(id: engineID, provider: Provider(bundle: bundle, kind: answeringKind), family: family)
    }
}
