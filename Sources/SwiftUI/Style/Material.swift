import Drawing

/// A translucent layer over what lies behind, which is seen blurred and with stronger colours: a light or dark grey, the more of it the thicker.
public struct Material: Hashable, Sendable {
    private let light: Double
    private let dark: Double

    public static let ultraThin = Material(light: 0.42, dark: 0.40)
    public static let thin = Material(light: 0.56, dark: 0.50)
    public static let regular = Material(light: 0.68, dark: 0.60)
    public static let thick = Material(light: 0.80, dark: 0.72)
    public static let ultraThick = Material(light: 0.90, dark: 0.82)
    public static let bar = Material(light: 0.82, dark: 0.76)
}

extension Material: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let grey: Float = isDark ? 0.12 : 0.97
        // In one colour a material is hardly more than a hint of a plate.
        if case .accented = environment.colorTreatment { return _ResolvedStyle(environment.shown(.white.opacity(0.15))) }
        let color = RGBA(red: grey, green: grey, blue: grey, alpha: Float(isDark ? dark : light))
        return _ResolvedStyle(.fixed(.material(MaterialPaint(color: color, radius: 20, saturation: 1.8))))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
