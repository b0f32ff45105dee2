import Drawing
public import Foundation
import LayoutEngine

/// A shape with each side moved inwards; only for the shapes of this library, whose outlines can be moved so.
public struct _InsetShape<Base: Shape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    public nonisolated func path(in rect: CGRect) -> Path { Path(base.path(in: rect).outline.inset(by: amount)) }

    public nonisolated func _path(in rect: CGRect, container: _ContainerShape) -> Path {
        Path(base._path(in: rect, container: container).outline.inset(by: amount))
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: base, amount: self.amount + amount) }
}

/// A part of a shape's line.
public struct _TrimmedShape<Base: Shape>: Shape {
    let base: Base
    let start: CGFloat
    let end: CGFloat

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }

    public nonisolated func _path(in rect: CGRect, container: _ContainerShape) -> Path {
        base._path(in: rect, container: container).trimmedPath(from: start, to: end)
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public nonisolated var _pen: StrokeStyle? { base._pen }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// The line along a shape.
public struct _StrokedShape<Base: Shape>: Shape {
    let base: Base
    let style: StrokeStyle

    /// The line that the stroke runs along, not the edges of the stroke.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public nonisolated func _path(in rect: CGRect, container: _ContainerShape) -> Path { base._path(in: rect, container: container) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public nonisolated var _pen: StrokeStyle? { style }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A shape whose outline is moved by a map that depends on its rectangle.
public nonisolated protocol _MappedShape: Shape {
    associatedtype Base: Shape
    var shape: Base { get }
    func _map(in rect: CGRect) -> CGAffineTransform
}

extension _MappedShape {
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(_map(in: rect)) }

    public nonisolated func _path(in rect: CGRect, container: _ContainerShape) -> Path {
        shape._path(in: rect, container: container).applying(_map(in: rect))
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public nonisolated var _pen: StrokeStyle? { shape._pen }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: _MappedShape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public nonisolated func _map(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(Transform.rotation(angle.radians).around(anchor.point(in: rect)))
    }
}

/// A shape made larger or smaller about a point of its rectangle.
public struct ScaledShape<Content: Shape>: _MappedShape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public nonisolated func _map(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(Transform.scale(x: scale.width, y: scale.height).around(anchor.point(in: rect)))
    }
}

/// A shape moved.
public struct OffsetShape<Content: Shape>: _MappedShape {
    public var shape: Content
    public var offset: CGSize

    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public nonisolated func _map(in rect: CGRect) -> CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }
}

/// A shape moved by a map.
public struct TransformedShape<Content: Shape>: _MappedShape {
    public var shape: Content
    public var transform: CGAffineTransform

    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public nonisolated func _map(in rect: CGRect) -> CGAffineTransform { transform }
}

/// A shape drawn in a size of its own, at the top left of its room.
public struct _SizedShape<Base: Shape>: Shape {
    let base: Base
    let size: CGSize

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }

    public nonisolated func _path(in rect: CGRect, container: _ContainerShape) -> Path {
        base._path(in: CGRect(origin: rect.origin, size: size), container: container)
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public nonisolated var _pen: StrokeStyle? { base._pen }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension Shape {
    /// The part of the shape's line from one fraction of its length to another, each 0...1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, start: startFraction, end: endFraction)
    }

    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a size of its own, in points.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(base: self, size: size) }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
