package import Drawing
public import Foundation
import LayoutEngine

/// A shadow of what a style paints.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// Behind what is painted; lengths in points.
    public nonisolated static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// Within what is painted; accepted, and not drawn.
    public nonisolated static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A style with a shadow behind what it paints.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var style = base._paint(in: environment, level: level)
        guard !shadow.isInner else { return style }
        style.shadow = _ResolvedStyle.Shadow(
            color: shadow.color.rgba(in: environment), radius: max(0, shadow.radius), offset: shadow.offset)
        return style
    }
}

extension ShapeStyle {
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(base: self, shadow: style) }
}

extension _ResolvedStyle {
    /// A shadow made concrete.
    package struct Shadow: Hashable, Sendable {
        package var color: RGBA
        /// In points, as is the offset.
        package var radius: CGFloat
        package var offset: CGSize

        var effect: DisplayList.Effect { .shadow(color: color, radius: radius, offset: offset) }
    }

    /// Draws under the style's shadow, if it has one.
    func cast(into canvas: inout DrawContext, _ body: (inout DrawContext) -> Void) {
        if let shadow { canvas.group(shadow.effect, body) } else { body(&canvas) }
    }
}

extension _BuildContext {
    /// The box with the shadow of the style that it is painted with; nil is the foreground.
    func shadowed(_ node: LayoutNode, by style: AnyShapeStyle? = nil) -> LayoutNode {
        guard let shadow = (style?._paint(in: environment, level: 0) ?? environment.foreground()).shadow else { return node }
        return EffectNode(child: node) { _, _ in [shadow.effect] }
    }
}
