public import Foundation

extension String {
    /// A text that can be looked up in a table: the key as tables write it, and what was interpolated.
    public struct LocalizationValue: Hashable, Codable, Sendable {
        /// With a format specifier in place of each interpolation: "%lld points".
        package private(set) var key: String
        /// What was interpolated, in order.
        package private(set) var arguments: [FormatArgument]

        public init(_ value: String) {
            key = value
            arguments = []
        }
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.value }

    /// Collects literals and interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var value = String.LocalizationValue("")

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { value.key += literal.replacingOccurrences(of: "%", with: "%%") }

        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
        public mutating func appendInterpolation<Value>(_ value: Value) { append(.string(String(describing: value)), "%@") }

        public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
            append(FormatArgument(value, isSigned: Number.isSigned), KeySpecifier.of(Number.self))
        }

        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
            append(.floating(Double(value)), KeySpecifier.of(Number.self))
        }

        /// A number as `specifier` of `printf` writes it.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
            append(FormatArgument(value, isSigned: Number.isSigned), specifier)
        }

        /// A number as `specifier` of `printf` writes it.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
            append(.floating(Double(value)), specifier)
        }

        /// A value in a format of its own.
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            append(.string(format.format(input)), "%@")
        }

        /// A text that is localised by itself.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.string(String(localized: resource)), "%@")
        }

        private mutating func append(_ argument: FormatArgument, _ specifier: String) {
            value.key += specifier
            value.arguments.append(argument)
        }
    }
}

extension String.LocalizationValue {
    /// The untranslated text.
    func text(locale: Locale) -> String { text(as: key, locale: locale) }

    /// The arguments in a format.
    func text(as format: String, locale: Locale) -> String {
        // Without arguments a percent sign is one, as `String` leaves it.
        guard !arguments.isEmpty else { return format }
        var next = 0
        return FormatString(format[...]).parts.map { part in
            switch part {
            case .literal(let literal): return literal
            case .argument(let position, let specifier):
                let index = position ?? next
                if position == nil { next += 1 }
                return arguments.indices.contains(index) ? NumberText.string(arguments[index], specifier, locale: locale) : ""
            }
        }.joined()
    }
}
