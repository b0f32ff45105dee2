import Drawing
public import Foundation

/// A colour in UIKit's words, which sources that import only SwiftUI name too.
///
/// Differs from Apple's in that its components are those of the light appearance, where it has two.
public final class UIColor: Hashable, Sendable {
    let source: Color.Source

    init(_ source: Color.Source) { self.source = source }

    /// Components 0...1 in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A grey, 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Hue, saturation and brightness, each 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Components 0...1 in Display P3; outside of sRGB they are cut to it.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A colour of the bundle's asset catalogs; one that does not exist is clear, for nobody is asked before it is drawn.
    public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil) {
        self.init(Color(name))
    }

    /// A colour that is asked for once in the light and once in the dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(.adaptive(light: light.source, dark: dark.source))
    }

    /// The colour of a view.
    public convenience init(_ color: Color) { self.init(color.source) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        guard case .fixed = source, getRed(&red, green: &green, blue: &blue, alpha: nil) else { return UIColor(.faded(source, alpha)) }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour as an appearance shows it.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(.fixed(Color(source).rgba(in: traitCollection.environment)))
    }

    /// Writes the components, 0...1 in sRGB; always true.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = Color(source).rgba(in: UITraitCollection(userInterfaceStyle: .light).environment)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.source == right.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// The colour of a colour literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What a colour literal is where nothing says another type.
public typealias _ColorLiteralType = UIColor

extension Color {
    public nonisolated init(_ color: UIColor) { self.init(color.source) }
    public nonisolated init(uiColor: UIColor) { self.init(uiColor.source) }
}
