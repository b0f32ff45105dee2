import Drawing
import Foundation
import LayoutEngine

/// Changes the colours of its content; pictures keep theirs.
struct _RecoloringModifier {
    let change: (EnvironmentValues) -> (RGBA) -> RGBA
}

extension _RecoloringModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        RecoloredNode(child: node, change: change(context.environment))
    }
}

/// Each of these changes the colours of shapes, texts, symbols and templates; pictures in their own colours stay as they are.
extension View {
    private nonisolated func recolored(_ change: @escaping (RGBA) -> RGBA) -> some View {
        modifier(_RecoloringModifier { _ in change })
    }

    /// Adds to each component, -1...1.
    public nonisolated func brightness(_ amount: Double) -> some View { recolored { $0.mapped { $0 + Float(amount) } } }

    /// Moves each component from or towards the middle grey; 1 changes nothing.
    public nonisolated func contrast(_ amount: Double) -> some View { recolored { $0.mapped { ($0 - 0.5) * Float(amount) + 0.5 } } }

    /// 0 for grey, 1 for as it is, more for stronger colours.
    public nonisolated func saturation(_ amount: Double) -> some View { recolored { $0.saturated(Float(amount)) } }

    /// 0 for as it is, 1 for grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { saturation(1 - max(0, min(1, amount))) }

    public nonisolated func colorInvert() -> some View { recolored { $0.mapped { 1 - $0 } } }

    /// Multiplies each component with the colour's.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(
            _RecoloringModifier { environment in
                let factor = color.rgba(in: environment)
                return { color in
                    RGBA(
                        red: color.red * factor.red, green: color.green * factor.green, blue: color.blue * factor.blue,
                        alpha: color.alpha * factor.alpha)
                }
            })
    }

    /// Turns each colour round the circle of hues.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { recolored { $0.turned(angle.radians) } }

    /// Draws black, the more of it the brighter the colour.
    public nonisolated func luminanceToAlpha() -> some View {
        recolored { RGBA(red: 0, green: 0, blue: 0, alpha: $0.luminance * $0.alpha) }
    }
}

extension RGBA {
    nonisolated fileprivate var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    nonisolated fileprivate func mapped(_ change: (Float) -> Float) -> RGBA {
        func cut(_ value: Float) -> Float { value.isNaN ? 0 : max(0, min(1, change(value))) }
        return RGBA(red: cut(red), green: cut(green), blue: cut(blue), alpha: alpha)
    }

    nonisolated fileprivate func saturated(_ amount: Float) -> RGBA {
        let grey = luminance
        return mapped { grey + ($0 - grey) * amount }
    }

    /// Turned about the axis of greys.
    nonisolated fileprivate func turned(_ angle: Double) -> RGBA {
        let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
        let even = (1 - cosine) / 3
        let skew = sine / Float(3).squareRoot()
        func mix(_ main: Float, _ next: Float, _ last: Float) -> Float {
            max(0, min(1, main * (cosine + even) + next * (even - skew) + last * (even + skew)))
        }
        return RGBA(red: mix(red, green, blue), green: mix(green, blue, red), blue: mix(blue, red, green), alpha: alpha)
    }
}
