public import Foundation
package import LayoutEngine

/// Where a view lies.
public struct GeometryProxy: Sendable {
    private let surroundings: Surroundings
    private let layoutDirection: LayoutDirection

    package nonisolated init(_ surroundings: Surroundings, _ layoutDirection: LayoutDirection) {
        self.surroundings = surroundings
        self.layoutDirection = layoutDirection
    }

    /// In points.
    public nonisolated var size: CGSize { surroundings.rect.size }

    /// How far bars made by `safeAreaInset` and `safeAreaPadding` reach beyond the view, in points; the widget itself has none.
    public nonisolated var safeAreaInsets: EdgeInsets {
        let area = surroundings.safeArea
        let isMirrored = layoutDirection == .rightToLeft
        return EdgeInsets(
            top: area.top, leading: isMirrored ? area.trailing : area.leading, bottom: area.bottom,
            trailing: isMirrored ? area.leading : area.trailing)
    }

    /// The view's room in a coordinate space; one whose name nobody gave is the widget's own.
    public nonisolated func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

    /// The view's room in a coordinate space; one whose name nobody gave is the widget's own.
    @_disfavoredOverload
    public nonisolated func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return surroundings.global
        case .named(let name):
            let space = surroundings.spaces[name.key] ?? .zero
            return surroundings.global.offsetBy(dx: -space.minX, dy: -space.minY)
        }
    }

    /// The room of a named coordinate space as the view sees it; nil where nobody gave the name.
    public nonisolated func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace, let space = surroundings.spaces[name.key] else { return nil }
        return space.offsetBy(dx: -surroundings.global.minX, dy: -surroundings.global.minY)
    }

    /// The value of an anchor as the view sees it.
    public nonisolated subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: surroundings.global.origin) }
}
