import Drawing
public import Foundation
import LayoutEngine

/// Draws each box of its content under effects, the outermost first.
struct _EffectModifier {
    let effects: (EnvironmentValues) -> (CGRect, ContainerOutline) -> [DisplayList.Effect]
}

extension _EffectModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        EffectNode(child: node, effects: effects(context.environment))
    }
}

extension View {
    /// Draws the view under one effect that depends on nothing.
    nonisolated func effect(_ effect: DisplayList.Effect) -> ModifiedContent<Self, _EffectModifier> {
        modifier(_EffectModifier { _ in { _, _ in [effect] } })
    }

    /// Makes the view translucent, 0 for not to be seen to 1 for as it is.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_EffectModifier { _ in { _, _ in opacity < 1 ? [.opacity(max(0, opacity))] : [] } })
    }

    /// Lays a shadow behind the view; lengths are in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            _EffectModifier { environment in
                let color = color.rgba(in: environment)
                guard color.alpha > 0 else { return { _, _ in [] } }
                let shadow = DisplayList.Effect.shadow(color: color, radius: max(0, radius), offset: CGSize(width: x, height: y))
                return { _, _ in [shadow] }
            })
    }

    /// Blurs the view; the radius is in points. `opaque` has no effect.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_EffectModifier { _ in { _, _ in radius > 0 ? [.blur(radius: radius)] : [] } })
    }

    /// How the view's colours are mixed with those behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { effect(.blend(blendMode.drawn)) }

    /// Draws the view as one layer, before effects of those that hold it.
    public nonisolated func compositingGroup() -> some View { effect(.opacity(1)) }

    /// Draws the view as one layer; the parameters have no effect.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }

    /// Keeps the view's room and draws nothing in it.
    public nonisolated func hidden() -> some View { modifier(_NodeWrapper { HiddenNode(child: $0) }) }
}

/// How colours are computed. Has no effect.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

/// How colours are mixed with those behind them.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    nonisolated var drawn: Drawing.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
