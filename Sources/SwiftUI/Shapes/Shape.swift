public import Foundation
package import LayoutEngine

/// An outline that fills the room it is given.
public nonisolated protocol Shape: View, Sendable {
    /// The outline within a rectangle, in points.
    func path(in rect: CGRect) -> Path

    /// The size that the shape takes for a proposal; by default all of it.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the outline is turned over where rows run from right to left; by default it is.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The outline within a rectangle that lies in a container. Authors never write their own.
    func _path(in rect: CGRect, container: _ContainerShape) -> Path

    /// How the outline is drawn along, where the shape is a line and not an area. Authors never write their own.
    var _pen: StrokeStyle? { get }
}

extension Shape {
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public nonisolated func _path(in rect: CGRect, container: _ContainerShape) -> Path { path(in: rect) }
    public nonisolated var _pen: StrokeStyle? { nil }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape filled with the foreground.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// What becomes of an outline in a layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is turned over in the direction for which it was not drawn.
    case mirrors(in: LayoutDirection)

    /// It is turned over where rows run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The container that shapes within it follow.
public struct _ContainerShape: Sendable {
    package let outline: ContainerOutline
    package nonisolated init(_ outline: ContainerOutline) { self.outline = outline }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape with each side moved inwards, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// Which points a shape that crosses itself encloses.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    /// Has no effect: edges are always smooth.
    public var isAntialiased: Bool

    public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
