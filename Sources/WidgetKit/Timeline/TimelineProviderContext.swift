package import AppIntents
public import SwiftUI

/// What a provider is told about the widget it gives entries to.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    /// True while the widget is shown to be chosen: sample data will do.
    public let isPreview: Bool
    /// The canvas in points.
    public let displaySize: CGSize
    /// The values in which each entry will be drawn.
    public let environmentVariants: EnvironmentVariants
    /// What the user set, by the names of the parameters.
    package let settings: [String: _IntentSetting]

    package init(
        family: WidgetFamily, isPreview: Bool, displaySize: CGSize, environmentVariants: EnvironmentVariants,
        settings: [String: _IntentSetting] = [:]
    ) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        self.environmentVariants = environmentVariants
        self.settings = settings
    }

    /// The values of an environment key among the environments in which an entry will be drawn.
    public struct EnvironmentVariants: Sendable {
        package let colorSchemes: [ColorScheme]
        package let displayScales: [CGFloat]

        package init(colorSchemes: [ColorScheme], displayScales: [CGFloat]) {
            self.colorSchemes = colorSchemes
            self.displayScales = displayScales
        }

        /// The values of a key, or nil when it is not one that varies.
        public subscript<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            switch keyPath {
            case \EnvironmentValues.colorScheme: colorSchemes as? [T]
            case \EnvironmentValues.displayScale: displayScales as? [T]
            default: nil
            }
        }
    }
}
