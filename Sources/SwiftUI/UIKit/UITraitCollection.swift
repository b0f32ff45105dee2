/// Light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified
    case light
    case dark
}

/// The appearance in which something is shown.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// The light appearance: what is really shown is known to views alone, through `\.colorScheme`.
    public static let current = UITraitCollection(userInterfaceStyle: .light)

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return values
    }
}
