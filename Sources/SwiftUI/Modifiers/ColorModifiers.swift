import Drawing
import Foundation
import LayoutEngine

/// Changes the colours of its content.
struct _RecoloringModifier {
    let change: (EnvironmentValues) -> ColorMatrix
}

extension _RecoloringModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        RecoloredNode(child: node, change: change(context.environment))
    }
}

/// Each of these changes the colours of shapes, texts, symbols and pictures; emoji stay as they are.
extension View {
    private nonisolated func recolored(_ change: ColorMatrix) -> some View { modifier(_RecoloringModifier { _ in change }) }

    /// Adds to each component, -1...1.
    public nonisolated func brightness(_ amount: Double) -> some View { recolored(.scaled(1, adding: Float(amount))) }

    /// Moves each component from or towards the middle grey; 1 changes nothing.
    public nonisolated func contrast(_ amount: Double) -> some View {
        recolored(.contrasted(Float(amount)))
    }

    /// 0 for grey, 1 for as it is, more for stronger colours.
    public nonisolated func saturation(_ amount: Double) -> some View { recolored(.saturated(Float(amount))) }

    /// 0 for as it is, 1 for grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { saturation(1 - max(0, min(1, amount))) }

    public nonisolated func colorInvert() -> some View { recolored(.scaled(-1, adding: 1)) }

    /// Multiplies each component with the colour's.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(_RecoloringModifier { .multiplied(with: color.rgba(in: $0)) })
    }

    /// Turns each colour round the circle of hues.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { recolored(.turned(angle.radians)) }

    /// Draws black, the more of it the brighter the colour.
    public nonisolated func luminanceToAlpha() -> some View { recolored(.luminanceAsAlpha) }
}

extension ColorMatrix {
    /// How bright red, green and blue look.
    nonisolated private static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    nonisolated static func contrasted(_ amount: Float) -> ColorMatrix { .scaled(amount, adding: (1 - amount) / 2) }

    nonisolated static func saturated(_ amount: Float) -> ColorMatrix {
        let grey = luminance * (1 - amount)
        return ColorMatrix(
            red: SIMD4(grey.x + amount, grey.x, grey.x, 0), green: SIMD4(grey.y, grey.y + amount, grey.y, 0),
            blue: SIMD4(grey.z, grey.z, grey.z + amount, 0), alpha: SIMD4(0, 0, 0, 1))
    }

    nonisolated static func multiplied(with color: RGBA) -> ColorMatrix {
        ColorMatrix(
            red: SIMD4(color.red * color.alpha, 0, 0, 0), green: SIMD4(0, color.green * color.alpha, 0, 0),
            blue: SIMD4(0, 0, color.blue * color.alpha, 0), alpha: SIMD4(0, 0, 0, color.alpha))
    }

    /// Turned about the axis of greys.
    nonisolated static func turned(_ angle: Double) -> ColorMatrix {
        let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
        let even = (1 - cosine) / 3
        let skew = sine / Float(3).squareRoot()
        return ColorMatrix(
            red: SIMD4(cosine + even, even + skew, even - skew, 0), green: SIMD4(even - skew, cosine + even, even + skew, 0),
            blue: SIMD4(even + skew, even - skew, cosine + even, 0), alpha: SIMD4(0, 0, 0, 1))
    }

    nonisolated static let luminanceAsAlpha = ColorMatrix(
        red: SIMD4(0, 0, 0, luminance.x), green: SIMD4(0, 0, 0, luminance.y), blue: SIMD4(0, 0, 0, luminance.z), alpha: .zero)
}
