package import BundleMessages
package import SwiftUI

/// How a widget's colours are treated where it is shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    private enum Mode: String, Hashable, Sendable { case fullColor, accented, vibrant }
    private let mode: Mode

    /// As drawn.
    public static let fullColor = WidgetRenderingMode(mode: .fullColor)
    /// Each opaque pixel becomes one of two tints.
    public static let accented = WidgetRenderingMode(mode: .accented)
    /// Without colour, as a material over what lies behind.
    public static let vibrant = WidgetRenderingMode(mode: .vibrant)

    public var description: String { mode.rawValue }

    package init(_ mode: RenderEnvironment.RenderingMode) {
        switch mode {
        case .fullColor: self = .fullColor
        case .accented: self = .accented
        case .vibrant: self = .vibrant
        }
    }

    private init(mode: Mode) { self.mode = mode }
}

/// How a picture is treated where colours are accented.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    package let picture: AccentedPicture

    public static let accented = WidgetAccentedRenderingMode(picture: .accented)
    public static let desaturated = WidgetAccentedRenderingMode(picture: .desaturated)
    public static let accentedDesaturated = WidgetAccentedRenderingMode(picture: .accentedDesaturated)
    public static let fullColor = WidgetAccentedRenderingMode(picture: .fullColor)
}
