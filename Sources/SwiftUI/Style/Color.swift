package import Drawing
public import Foundation

/// A colour, fixed or depending on the environment.
public struct Color: Hashable, Sendable {
    package indirect enum Source: Hashable, Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        case level(Int)
        case named(String)
        case accent
        case faded(Source, Double)
        case mixed(Source, Source, Double)
        case adaptive(light: Source, dark: Source)
    }

    package let source: Source

    package nonisolated init(_ source: Source) { self.source = source }

    /// The space in which components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// Components 0...1 in a colour space; outside of sRGB they are cut to it.
    public nonisolated init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(.fixed(RGBA(colorSpace, red, green, blue, opacity)))
    }

    /// A grey, 0 for black to 1 for white.
    public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness, each 0...1.
    public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of the bundle's asset catalogs.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// The colour with its alpha multiplied by 0...1.
    public nonisolated func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

    public static let clear = Color(.fixed(.clear))
    public static let black = Color(.fixed(.black))
    public static let white = Color(.fixed(.white))
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let primary = Color(.level(0))
    public static let secondary = Color(.level(1))
    public static let accentColor = Color(.accent)
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let color = rgba(in: environment)
        return _ResolvedStyle(level == 0 ? color : color.opacity([1, 0.5, 0.25, 0.2, 0.15][min(level, 4)]))
    }

    /// The colour in an environment.
    package func rgba(in environment: EnvironmentValues) -> RGBA { environment.shown(source.rgba(in: environment)) }
}

extension Color.Source {
    fileprivate func rgba(in environment: EnvironmentValues) -> RGBA {
        switch self {
        case .fixed(let color): color
        case .system(let color): color.rgba(in: environment)
        case .level(let level): (level == 0 ? SystemColor.label : .secondaryLabel).rgba(in: environment)
        case .named(let name): environment.namedColor(name) ?? .clear
        case .accent: environment.tintStyle?._paint(in: environment, level: 0).color ?? environment.accent
        case .faded(let source, let opacity): source.rgba(in: environment).opacity(max(0, min(1, opacity)))
        case .adaptive(let light, let dark): (environment.colorScheme == .dark ? dark : light).rgba(in: environment)
        case .mixed(let first, let second, let part): first.rgba(in: environment).mixed(with: second.rgba(in: environment), part)
        }
    }
}

extension Color: _PrimitiveView {
    public static func _build(_ view: Color, _ context: inout _BuildContext) {
        StyledRectangle._build(StyledRectangle(style: view), &context)
    }
}

extension Color {
    /// The components of a colour in an environment, 0...1 in sRGB.
    public struct Resolved: Hashable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float
    }

    /// The components of the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        var plain = environment
        plain.colorTreatment = .asDrawn
        let color = rgba(in: plain)
        return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    public nonisolated init(_ resolved: Color.Resolved) {
        self.init(.fixed(RGBA(red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.opacity)))
    }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        Color(self)._paint(in: environment, level: level)
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
