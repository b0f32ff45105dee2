package import Drawing
public import Foundation
package import LayoutEngine

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

    /// Within what is painted, as if it were cut out of what lies around it; lengths in points.
    public nonisolated static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// A style with a shadow behind or within what it paints.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var style = base._paint(in: environment, level: level)
        let color = shadow.color.rgba(in: environment)
        style.shadows.append(
            _ResolvedStyle.Shadow(color: color, radius: max(0, shadow.radius), offset: shadow.offset, isInner: shadow.isInner))
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
        package var isInner = false

        var effect: DisplayList.Effect {
            isInner ? .innerShadow(color: color, radius: radius, offset: offset) : .shadow(color: color, radius: radius, offset: offset)
        }
    }

    /// The shadows, the outermost first: what the last one is thrown by throws the one before it, too.
    var effects: [DisplayList.Effect] { shadows.reversed().map(\.effect) }

    /// Draws under the style's shadows, if it has any.
    package func cast(into canvas: inout DrawContext, _ body: (inout DrawContext) -> Void) { cast(effects[...], into: &canvas, body) }

    private func cast(_ effects: ArraySlice<DisplayList.Effect>, into canvas: inout DrawContext, _ body: (inout DrawContext) -> Void) {
        guard let effect = effects.first else { return body(&canvas) }
        canvas.group(effect) { cast(effects.dropFirst(), into: &$0, body) }
    }
}

extension _BuildContext {
    /// The box with the shadows of the style that it is painted with; nil is the foreground.
    func shadowed(_ node: LayoutNode, by style: AnyShapeStyle? = nil) -> LayoutNode {
        let effects = (style?._paint(in: environment, level: 0) ?? environment.foreground()).effects
        return effects.isEmpty ? node : EffectNode(child: node) { _, _ in effects }
    }
}
