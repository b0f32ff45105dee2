package import Foundation

/// A guide line by which views are aligned: its identity, its direction, and where it lies in a view that does not say.
package struct AlignmentKey: Hashable, Sendable {
    package let id: ObjectIdentifier
    /// The direction in which the guide is measured: horizontal for leading, vertical for top.
    package let axis: LayoutAxis
    package let defaultValue: @Sendable (LayoutDimensions) -> CGFloat
    /// How a container makes one guide of its children's.
    package let merge: Merge
    /// The guide's place among the others, where nodes say which they may have.
    package let mask: GuideMask

    package enum Merge: Sendable {
        case average
        case first
        case last
    }

    package init(
        id: ObjectIdentifier, axis: LayoutAxis, merge: Merge = .average, defaultValue: @escaping @Sendable (LayoutDimensions) -> CGFloat
    ) {
        self.id = id
        self.axis = axis
        self.merge = merge
        self.defaultValue = defaultValue
        mask = GuideMask(id, axis)
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool { left.id == right.id && left.axis == right.axis }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(axis)
    }
}

/// A horizontal and a vertical guide.
package struct AlignmentPair: Hashable, Sendable {
    package var horizontal: AlignmentKey
    package var vertical: AlignmentKey

    package init(horizontal: AlignmentKey, vertical: AlignmentKey) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func key(_ axis: LayoutAxis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}

extension AlignmentKey.Merge {
    /// One value of the children's explicit ones; nil when there is none.
    package func merge(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        switch self {
        case .average: return values.reduce(0, +) / CGFloat(values.count)
        case .first: return values.min()
        case .last: return values.max()
        }
    }
}

/// A set of guides that may hold more than was put in, never less.
package struct GuideMask: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Any guide there is.
    package static let all = GuideMask(rawValue: .max)

    fileprivate init(_ id: ObjectIdentifier, _ axis: LayoutAxis) {
        // Types lie some words apart; the lowest bits are the same in all.
        let bits = UInt(bitPattern: id) >> 4
        rawValue = 1 << UInt32((bits ^ bits >> 5 ^ (axis == .horizontal ? 0 : 1)) & 31)
    }
}
