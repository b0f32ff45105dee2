package import Foundation

/// The size of a laid-out node and where its guides lie, in points from its top left corner.
package struct LayoutDimensions {
    package let size: CGSize
    private let explicit: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        self.size = size
        self.explicit = explicit
    }

    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(self) }
    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicit(key) }
}

extension CGFloat {
    /// How far a guide has to move to lie on a line; in endless room, where guides have no place, it does not.
    func distance(before line: CGFloat) -> CGFloat { line.isFinite && isFinite ? line - self : 0 }
}
