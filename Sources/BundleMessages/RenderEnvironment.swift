package import Foundation

/// What a drawing depends on besides its entry.
package struct RenderEnvironment: Hashable, Sendable {
    package var colorScheme: ColorScheme
    /// Pixels a point, used to round sizes and places to whole pixels.
    package var displayScale: CGFloat
    /// BCP 47 or POSIX identifier, as in "de_DE".
    package var locale: String
    /// tz database name, as in "Europe/Berlin".
    package var timeZone: String
    package var layoutDirection: LayoutDirection
    package var typeSize: TypeSize
    package var renderingMode: RenderingMode
    package var redaction: Redaction
    package var showsContainerBackground: Bool
    package var legibility: Legibility = []

    package init(
        colorScheme: ColorScheme = .light, displayScale: CGFloat = 2, locale: String = "en_US", timeZone: String = "UTC",
        layoutDirection: LayoutDirection = .leftToRight, typeSize: TypeSize = .large, renderingMode: RenderingMode = .fullColor,
        redaction: Redaction = [], showsContainerBackground: Bool = true
    ) {
        self.colorScheme = colorScheme
        self.displayScale = displayScale
        self.locale = locale
        self.timeZone = timeZone
        self.layoutDirection = layoutDirection
        self.typeSize = typeSize
        self.renderingMode = renderingMode
        self.redaction = redaction
        self.showsContainerBackground = showsContainerBackground
    }

    package enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
        case light = 0
        case dark = 1
    }

    package enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// Dynamic type, smallest first.
    package enum TypeSize: UInt8, Hashable, Sendable, CaseIterable {
        case xSmall = 0
        case small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package enum RenderingMode: UInt8, Hashable, Sendable, CaseIterable {
        case fullColor = 0
        case accented = 1
        case vibrant = 2
    }

    /// What a reader asks for who sees less well.
    package struct Legibility: OptionSet, Hashable, Sendable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let boldText = Legibility(rawValue: 1)
        package static let increasedContrast = Legibility(rawValue: 2)
    }

    package struct Redaction: OptionSet, Hashable, Sendable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let placeholder = Redaction(rawValue: 1)
        package static let privacy = Redaction(rawValue: 2)
        package static let invalidated = Redaction(rawValue: 4)
    }
}
