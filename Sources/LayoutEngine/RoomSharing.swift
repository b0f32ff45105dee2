import Foundation

/// How the members of a row or a column share its length.
struct RoomSharing {
    /// One member: the least and the greatest length it takes, and its priority.
    struct Member {
        var range: ClosedRange<CGFloat>
        var priority: Double
    }

    let members: [Member]

    /// What each member is offered of a finite length: higher priorities first, and among equals the least flexible first, each offered
    /// an even part of what is left. `length` says what a member takes of an offer.
    func offers(of room: CGFloat, length: (Int, CGFloat) -> CGFloat) -> [CGFloat] {
        var offers = [CGFloat](repeating: 0, count: members.count)
        var left = room - members.reduce(0) { $0 + $1.range.lowerBound }
        for group in priorityGroups() {
            left += group.reduce(0) { $0 + members[$1].range.lowerBound }
            var open = group.sorted { members[$0].flexibility < members[$1].flexibility }[...]
            while let index = open.popFirst() {
                offers[index] = max(0, left / CGFloat(open.count + 1))
                left -= length(index, offers[index])
            }
        }
        return offers
    }

    /// Indices of the members by priority, the highest first; within a group in their order.
    private func priorityGroups() -> [[Int]] {
        Dictionary(grouping: members.indices) { members[$0].priority }
            .sorted { $0.key > $1.key }
            .map { $0.value.sorted() }
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
