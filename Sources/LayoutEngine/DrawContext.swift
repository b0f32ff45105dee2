package import Drawing
package import Foundation

/// Where nodes draw, and what they need to know of the canvas.
package struct DrawContext {
    package var list = ListBuilder()
    /// Pixels a point.
    package let displayScale: CGFloat
    /// The shape of the nearest container and where it lies; inner shapes follow it.
    package var container: ContainerOutline
    /// The parts of the canvas that are free of bars, the outermost first, in points of the group that is drawn.
    var safeAreas: [SafeArea] = []
    /// Rooms that were given names, in points of the list.
    var spaces: [String: CGRect] = [:]
    /// What nodes told; nil while nobody listens.
    var preferences: PreferenceValues?
    /// Takes the points of the group that is drawn to points of the list.
    private var map = Projection.identity

    package init(displayScale: CGFloat, container: ContainerOutline) {
        self.displayScale = displayScale
        self.container = container
    }

    /// The rectangle moved to whole pixels, each edge by itself, so that neighbours still meet; no side that had a length loses all of it.
    package func aligned(_ rect: CGRect) -> CGRect {
        let (left, width) = aligned(rect.minX, rect.maxX)
        let (top, height) = aligned(rect.minY, rect.maxY)
        return CGRect(x: left, y: top, width: width, height: height)
    }

    private func aligned(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
        let start = aligned(low)
        let length = aligned(high) - start
        return length == 0 && high > low && (high - low).isFinite ? (start, 1 / displayScale) : (start, length)
    }

    /// The coordinate moved to the nearest whole pixel.
    package func aligned(_ value: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return (value * displayScale).rounded() / displayScale
    }

    /// Adds a place that does something when tapped, in points of the group that is drawn.
    package mutating func append(region rect: CGRect, _ action: DisplayList.HitRegion.Action) {
        list.append(region: .init(rect: map.bounds(of: rect), action: action))
    }

    /// A rectangle of the group that is drawn in points of the list.
    func mapped(_ rect: CGRect) -> CGRect { map == .identity ? rect : map.bounds(of: rect) }

    /// Draws `body` with its points taken elsewhere.
    mutating func mapping(_ inner: Projection, _ body: (inout DrawContext) -> Void) {
        let outer = map
        map = inner.then(outer)
        body(&self)
        map = outer
    }
}

/// A container with rounded corners, in points of the list.
package struct ContainerOutline: Hashable, Sendable {
    package var rect: CGRect
    package var radius: CGFloat

    package init(rect: CGRect, radius: CGFloat) {
        self.rect = rect
        self.radius = radius
    }

    /// The radius for a rectangle within the container: smaller by its distance from the nearest edge, as concentric corners are.
    package func radius(of inner: CGRect) -> CGFloat {
        let distances = [inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX, rect.maxY - inner.maxY]
        let distance = max(0, distances.min() ?? 0)
        return max(0, min(radius - distance, min(inner.width, inner.height) / 2))
    }

    /// The same container seen from another origin.
    package func seen(from origin: CGPoint) -> ContainerOutline {
        ContainerOutline(rect: rect.offsetBy(dx: -origin.x, dy: -origin.y), radius: radius)
    }
}
