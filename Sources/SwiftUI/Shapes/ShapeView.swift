/// A view that paints a shape, and over which the same shape can be painted again.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape that is painted.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView, _PrimitiveView {
    public static func _build(_ view: _ShapeView, _ context: inout _BuildContext) {
        context.append(context.node(painting: view.shape, view.style, .fill(view.fillStyle)))
    }
}

/// A shape filled over another view of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background
}

extension FillShapeView: ShapeView, _PrimitiveView {
    public static func _build(_ view: FillShapeView, _ context: inout _BuildContext) {
        let node = context.node(painting: view.shape, view.style, .fill(view.fillStyle))
        context.append(context.lay(node, over: view.background))
    }
}

/// A line along a shape, over another view of the shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    /// Has no effect: edges are always smooth.
    public var isAntialiased: Bool
    public var background: Background
}

extension StrokeShapeView: ShapeView, _PrimitiveView {
    public static func _build(_ view: StrokeShapeView, _ context: inout _BuildContext) {
        let node = context.node(painting: view.shape, view.style, .stroke(view.strokeStyle))
        context.append(context.lay(node, over: view.background))
    }
}

/// A line along the inner side of a shape, over another view of the shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    /// Has no effect: edges are always smooth.
    public var isAntialiased: Bool
    public var background: Background
}

extension StrokeBorderShapeView: ShapeView, _PrimitiveView {
    public static func _build(_ view: StrokeBorderShapeView, _ context: inout _BuildContext) {
        let inner = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
        let node = context.node(painting: inner, view.style, .stroke(view.strokeStyle))
        context.append(context.lay(node, over: view.background))
    }
}
