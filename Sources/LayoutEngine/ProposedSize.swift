package import Foundation

/// The size that a parent proposes, in points; nil asks for the ideal size in that direction.
package struct ProposedSize: Hashable, Sendable {
    package var width: CGFloat?
    package var height: CGFloat?

    package init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    package static let zero = ProposedSize(width: 0, height: 0)
    package static let unspecified = ProposedSize(width: nil, height: nil)
    package static let infinity = ProposedSize(width: .infinity, height: .infinity)

    /// What a view without a size of its own takes: the proposal, or 10 points where there is none.
    package func filled(_ missing: CGFloat = 10) -> CGSize {
        CGSize(width: width ?? missing, height: height ?? missing)
    }

    /// What a view with a size of its own takes that can be drawn in any other.
    package func filled(by natural: CGSize) -> CGSize {
        CGSize(width: width ?? natural.width, height: height ?? natural.height)
    }

    /// The length along an axis.
    package subscript(axis: LayoutAxis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

/// One of the two directions of layout.
package enum LayoutAxis: Hashable, Sendable {
    case horizontal
    case vertical

    package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    /// The length along an axis.
    package subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

extension CGPoint {
    /// The coordinate along an axis.
    package subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }
}
