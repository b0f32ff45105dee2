public import Foundation
import LayoutEngine

/// A place that a view tells, to be read where the view is not known.
public struct Anchor<Value> {
    /// In points of the widget.
    private let value: Value
    private let moved: @Sendable (Value, CGPoint) -> Value

    /// What place of a view an anchor is.
    public struct Source {
        fileprivate let place: @Sendable (CGRect) -> Value
        fileprivate let moved: @Sendable (Value, CGPoint) -> Value
    }

    /// The place of a room in points of the widget.
    package nonisolated init(_ source: Source, of room: CGRect) {
        value = source.place(room)
        moved = source.moved
    }

    /// The place counted from a point of the widget.
    nonisolated func value(from origin: CGPoint) -> Value { moved(value, origin) }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public nonisolated static func == (left: Anchor, right: Anchor) -> Bool { left.value == right.value }
}

extension Anchor: Hashable where Value: Hashable {
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// All of the view's room.
    public nonisolated static var bounds: Self { Self(place: { $0 }) { $0.offsetBy(dx: -$1.x, dy: -$1.y) } }

    /// A rectangle of the view, in its own points.
    public nonisolated static func rect(_ rect: CGRect) -> Self {
        Self(place: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    }
}

extension Anchor.Source where Value == CGPoint {
    private nonisolated init(_ place: @escaping @Sendable (CGRect) -> CGPoint) {
        self.init(place: place) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    }

    /// A point of the view, in its own points.
    public nonisolated static func point(_ point: CGPoint) -> Self { Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) } }
    /// A point of the view, in fractions of its sides.
    public nonisolated static func unitPoint(_ point: UnitPoint) -> Self { Self { point.point(in: $0) } }

    public nonisolated static var topLeading: Self { unitPoint(.topLeading) }
    public nonisolated static var top: Self { unitPoint(.top) }
    public nonisolated static var topTrailing: Self { unitPoint(.topTrailing) }
    public nonisolated static var leading: Self { unitPoint(.leading) }
    public nonisolated static var center: Self { unitPoint(.center) }
    public nonisolated static var trailing: Self { unitPoint(.trailing) }
    public nonisolated static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public nonisolated static var bottom: Self { unitPoint(.bottom) }
    public nonisolated static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
