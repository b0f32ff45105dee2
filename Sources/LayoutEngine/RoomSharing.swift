import Foundation

/// How the members of a row or a column share its length.
struct RoomSharing {
    /// One member: the least and the greatest length it takes, and its priority.
    struct Member {
        var range: ClosedRange<CGFloat>
        var priority: Double
    }

    let members: [Member]

    /// Offers each member its part of a finite length: higher priorities first, and among equals the least flexible first, each an even part
    /// of what is left. `length` takes the offer, and says what the member takes of it.
    func share(_ room: CGFloat, length: (Int, CGFloat) -> CGFloat) {
        let order = order()
        var left = room - members.reduce(0) { $0 + $1.range.lowerBound }
        var start = 0
        while start < order.count {
            let priority = members[order[start]].priority
            let end = order[start...].firstIndex { members[$0].priority != priority } ?? order.count
            left += order[start..<end].reduce(0) { $0 + members[$1].range.lowerBound }
            for position in start..<end {
                left -= length(order[position], max(0, left / CGFloat(end - position)))
            }
            start = end
        }
    }

    /// Indices of the members in the order in which they are asked.
    private func order() -> [Int] {
        members.indices.sorted { first, second in
            let (left, right) = (members[first], members[second])
            if left.priority != right.priority { return left.priority > right.priority }
            if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
            // Of those that stretch without end, the one that needs most is asked before its share is given away.
            if left.flexibility == .infinity, left.range.lowerBound != right.range.lowerBound {
                return left.range.lowerBound > right.range.lowerBound
            }
            return first < second
        }
    }
}

extension RoomSharing.Member {
    /// How far the member can stretch; none when both bounds are infinite.
    fileprivate var flexibility: CGFloat { range.upperBound == range.lowerBound ? 0 : range.upperBound - range.lowerBound }
}

extension LayoutNode {
    /// The least and the greatest length that the node takes along an axis, the proposal holding in the other direction.
    func range(along axis: LayoutAxis, _ proposal: ProposedSize) -> ClosedRange<CGFloat> {
        var least = proposal
        least[axis] = 0
        var greatest = proposal
        greatest[axis] = .infinity
        let low = size(for: least)[axis]
        return low...max(low, size(for: greatest)[axis])
    }
}
