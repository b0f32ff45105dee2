package import Foundation

/// Where a node lies when it is drawn, for content and effects that depend on it.
package struct Surroundings: Sendable {
    /// The node's room, in points of the group that is drawn.
    package let rect: CGRect
    /// The room in points of the list.
    package let global: CGRect
    package let container: ContainerOutline
    /// How far the safe area's edges lie beyond those of the room that touch them, in points.
    package let safeArea: PaddingNode.Insets
    /// Rooms that were given names, in points of the list.
    package let spaces: [String: CGRect]
}

/// A part of the canvas and what of it is free of bars.
package struct SafeArea: Hashable, Sendable {
    package var outer: CGRect
    package var inner: CGRect

    package init(outer: CGRect, inner: CGRect) {
        self.outer = outer
        self.inner = inner
    }
}

/// Edges of a rectangle, whatever the layout direction.
package struct EdgeMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let top = EdgeMask(rawValue: 1)
    package static let left = EdgeMask(rawValue: 2)
    package static let bottom = EdgeMask(rawValue: 4)
    package static let right = EdgeMask(rawValue: 8)
    package static let all: EdgeMask = [.top, .left, .bottom, .right]
}

extension DrawContext {
    /// What surrounds a room.
    package func surroundings(of rect: CGRect) -> Surroundings {
        let grown = grown(rect, over: .all)
        let insets = PaddingNode.Insets(
            top: rect.minY - grown.minY, leading: rect.minX - grown.minX, bottom: grown.maxY - rect.maxY, trailing: grown.maxX - rect.maxX)
        return Surroundings(rect: rect, global: mapped(rect), container: container, safeArea: insets, spaces: spaces)
    }

    /// The rectangle with each of some edges that touches the end of a safe area moved to where the area's bar ends.
    package func grown(_ rect: CGRect, over edges: EdgeMask) -> CGRect {
        let near = 0.5 / displayScale
        return safeAreas.reversed().reduce(rect) { rect, area in
            var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
            if edges.contains(.left), left < area.inner.minX + near { left = min(left, area.outer.minX) }
            if edges.contains(.top), top < area.inner.minY + near { top = min(top, area.outer.minY) }
            if edges.contains(.right), right > area.inner.maxX - near { right = max(right, area.outer.maxX) }
            if edges.contains(.bottom), bottom > area.inner.maxY - near { bottom = max(bottom, area.outer.maxY) }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// Draws `body` within a safe area.
    package mutating func within(_ area: SafeArea, _ body: (inout DrawContext) -> Void) {
        safeAreas.append(area)
        body(&self)
        safeAreas.removeLast()
    }

    /// Draws `body` with a name for a room.
    package mutating func naming(_ rect: CGRect, _ name: String, _ body: (inout DrawContext) -> Void) {
        let known = spaces[name]
        spaces[name] = mapped(rect)
        body(&self)
        spaces[name] = known
    }
}
