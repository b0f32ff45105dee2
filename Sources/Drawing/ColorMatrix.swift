/// A change of colours: what each component of a premultiplied colour gives to each of another.
package struct ColorMatrix: Hashable, Sendable {
    /// What one part of red, green, blue and alpha becomes.
    package var red: SIMD4<Float>
    package var green: SIMD4<Float>
    package var blue: SIMD4<Float>
    package var alpha: SIMD4<Float>

    package init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let identity = ColorMatrix(
        red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0), alpha: SIMD4(0, 0, 0, 1))

    /// Each component times a factor, and something added to it, 1 being full.
    package static func scaled(_ factor: Float, adding bias: Float = 0) -> ColorMatrix {
        ColorMatrix(
            red: SIMD4(factor, 0, 0, 0), green: SIMD4(0, factor, 0, 0), blue: SIMD4(0, 0, factor, 0), alpha: SIMD4(bias, bias, bias, 1))
    }

    /// A premultiplied colour changed, as it can be seen: no component is below 0 or above the alpha.
    package func applied(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let sum = red * color.x + green * color.y + blue * color.z + alpha * color.w
        // What is no number counts as nothing.
        let opacity = sum.w > 0 ? min(sum.w, 1) : 0
        func cut(_ component: Float) -> Float { component > 0 ? min(component, opacity) : 0 }
        return SIMD4(cut(sum.x), cut(sum.y), cut(sum.z), opacity)
    }

    /// The colour changed; one of no alpha stays what it is.
    package func applied(_ color: RGBA) -> RGBA {
        guard color.alpha > 0 else { return color }
        let changed = applied(SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha))
        guard changed.w > 0 else { return .clear }
        return RGBA(red: changed.x / changed.w, green: changed.y / changed.w, blue: changed.z / changed.w, alpha: changed.w)
    }

    /// This change, and then another.
    package func then(_ next: ColorMatrix) -> ColorMatrix {
        func changed(_ part: SIMD4<Float>) -> SIMD4<Float> {
            next.red * part.x + next.green * part.y + next.blue * part.z + next.alpha * part.w
        }
        return ColorMatrix(red: changed(red), green: changed(green), blue: changed(blue), alpha: changed(alpha))
    }
}

extension ColorMatrix {
    /// Sixteen numbers: what red becomes, then green, blue and alpha.
    var numbers: [Float] { [red, green, blue, alpha].flatMap { [$0.x, $0.y, $0.z, $0.w] } }

    init(_ field: WireField, _ name: String) throws(WireError) {
        let number: InlineArray<16, Float> = try field.floats(name)
        func part(_ start: Int) -> SIMD4<Float> { SIMD4(number[start], number[start + 1], number[start + 2], number[start + 3]) }
        self.init(red: part(0), green: part(4), blue: part(8), alpha: part(12))
    }
}
