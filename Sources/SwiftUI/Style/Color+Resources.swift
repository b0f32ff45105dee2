package import Drawing

/// Finds the colours of the bundle's asset catalogs; nothing is found outside of a drawing.
package struct ColorLookup: Sendable {
    package let find: @Sendable (_ name: String, _ dark: Bool) -> RGBA?
    package init(find: @escaping @Sendable (_ name: String, _ dark: Bool) -> RGBA?) { self.find = find }
}

private enum ColorLookupKey: EnvironmentKey { static let defaultValue: ColorLookup? = nil }

extension EnvironmentValues {
    package var colorLookup: ColorLookup? {
        get { self[ColorLookupKey.self] }
        set { self[ColorLookupKey.self] = newValue }
    }

    func namedColor(_ name: String) -> RGBA? { colorLookup?.find(name, colorScheme == .dark) }

    /// The bundle's accent colour, or the system's blue.
    var accent: RGBA { namedColor("AccentColor") ?? SystemColor.blue.rgba(in: self) }
}

extension RGBA {
    /// Components in a colour space, cut to what sRGB can show.
    nonisolated init(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
        func cut(_ value: Double) -> Float { value.isNaN ? 0 : Float(max(0, min(1, value))) }
        let linear = space.linear(red, green, blue)
        switch space {
        case .sRGB: self.init(red: cut(red), green: cut(green), blue: cut(blue), alpha: cut(alpha))
        case .sRGBLinear, .displayP3:
            self.init(
                red: cut(Self.gamma(linear.0)), green: cut(Self.gamma(linear.1)), blue: cut(Self.gamma(linear.2)), alpha: cut(alpha))
        }
    }

    fileprivate static func gamma(_ value: Double) -> Double {
        value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    fileprivate static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

extension Color.RGBColorSpace {
    /// The components in linear sRGB.
    fileprivate func linear(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        guard self == .displayP3 else { return (red, green, blue) }
        let (r, g, b) = (RGBA.linear(red), RGBA.linear(green), RGBA.linear(blue))
        return (
            1.2249401 * r - 0.2249402 * g, -0.0420569 * r + 1.0420571 * g, -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
        )
    }
}
