internal import AppIntents

/// A key by which a text is looked up, and what was interpolated into it.
///
/// What is shown is the text that the bundle's tables have for the key, or else the key itself.
public struct LocalizedStringKey: Equatable, Sendable {
    /// With a format specifier in place of each interpolation, as tables write it: "%lld points".
    package let key: String
    let arguments: [Argument]

    /// What was interpolated.
    enum Argument: Equatable, Sendable {
        case text(Text)
        case value(FormatArgument)

        init(_ value: FormatArgument) { self = .value(value) }

        /// By which the tables choose among plural forms; nil for a text.
        var formatArgument: FormatArgument? {
            guard case .value(let value) = self else { return nil }
            return value
        }
    }

    /// A key without interpolations.
    public init(_ value: String) {
        key = value
        arguments = []
    }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }
}
