internal import Foundation

/// Where a placement lies in a stack, of which one placement is seen at a time.
package struct StackPlace: Hashable, Sendable {
    package var stack: String
    /// Among those of the stack; of two that are equal the older placement comes first.
    package var position: Int

    package init(stack: String, position: Int) {
        self.stack = stack
        self.position = position
    }
}

/// The placements of one stack, and which of them is seen.
struct Stack: Sendable {
    private(set) var positions: [PlacementID: Int] = [:]
    private(set) var top: PlacementID?

    var isEmpty: Bool { positions.isEmpty }

    mutating func put(_ id: PlacementID, at position: Int) { positions[id] = position }

    mutating func take(_ id: PlacementID) {
        positions[id] = nil
        if top == id { top = nil }
    }

    /// Turns the placement with the highest score up, if that is not the one that is seen; true when another one is seen.
    ///
    /// Of equal ones the one that is seen stays, else the first. Where no placement has a score everything stays as it is.
    mutating func turn(by score: (PlacementID) -> Float?) -> Bool {
        let before = top
        let order = positions.keys.sorted { (positions[$0] ?? 0, $0) < (positions[$1] ?? 0, $1) }
        var best = top.flatMap { id in score(id).map { (id: id, score: $0) } }
        for id in order {
            if let rival = score(id), rival > best?.score ?? 0 { best = (id, rival) }
        }
        top = best?.id ?? top ?? order.first
        return top != before
    }
}
