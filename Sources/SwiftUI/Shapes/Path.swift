package import Drawing
public import Foundation

/// An outline in points; y grows downwards.
public struct Path: Hashable, Sendable {
    /// Common shapes keep their names, so that they are drawn sharply and stay small.
    package var outline: Outline
    /// Where the path is the edge of a line along the outline; nil for what the outline encloses.
    package var pen: StrokeStyle?

    package nonisolated init(_ outline: Outline) { self.outline = outline }

    nonisolated init(_ outline: Outline, pen: StrokeStyle?) {
        self.outline = outline
        self.pen = pen
    }

    public nonisolated init() { outline = .path([]) }
    public nonisolated init(_ rect: CGRect) { outline = .rect(rect) }
    public nonisolated init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }

    /// The radius is in points; it is cut to half of the smaller side.
    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadii: RectangleCornerRadii(cornerRadius), style: style)
    }

    /// Corners are round, not elliptical: the smaller side of the size is their radius.
    public nonisolated init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
    }

    /// The leading corners lie on the left.
    public nonisolated init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let radii = cornerRadii.radii
        outline = radii == CornerRadii(0) ? .rect(rect) : .roundedRect(rect, radii: radii, style: style.corner)
    }

    /// The path that a closure draws into an empty one.
    public nonisolated init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// True for a path that nothing was added to.
    public nonisolated var isEmpty: Bool { outline == .path([]) }

    /// The smallest upright rectangle around the path; the null rectangle for an empty one.
    public nonisolated var boundingRect: CGRect { outline.bounds }
}

/// How the corner of a rounded rectangle is drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous

    package nonisolated var corner: Outline.CornerStyle { self == .circular ? .circular : .continuous }
}

/// A radius for each corner, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public nonisolated init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    nonisolated init(_ radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    nonisolated var radii: CornerRadii {
        CornerRadii(topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing, bottomLeft: bottomLeading)
    }
}
