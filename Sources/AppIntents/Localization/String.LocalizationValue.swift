public import Foundation

extension String {
    /// A text that can be looked up in a table: the key as tables write it, and what was interpolated.
    public struct LocalizationValue: Hashable, Codable, Sendable {
        /// With a format specifier in place of each interpolation: "%lld points".
        package private(set) var key: String
        /// The text of each interpolation, in order.
        package private(set) var arguments: [String]
        /// The untranslated text.
        package private(set) var text: String

        public init(_ value: String) {
            key = value
            text = value
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

        public mutating func appendLiteral(_ literal: String) {
            value.key += literal.replacingOccurrences(of: "%", with: "%%")
            value.text += literal
        }

        public mutating func appendInterpolation(_ string: String) { append(string, specifier: "%@") }
        public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value), specifier: "%@") }
        public mutating func appendInterpolation(_ value: some BinaryInteger) { append(String(value), specifier: "%lld") }
        public mutating func appendInterpolation(_ value: Double) { append(String(value), specifier: "%lf") }
        public mutating func appendInterpolation(_ value: Float) { append(String(value), specifier: "%f") }

        /// A number as `specifier` of `printf` writes it.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            append(String(format: specifier, value), specifier: specifier)
        }

        /// A value in a format of its own.
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            append(format.format(input), specifier: "%@")
        }

        /// A text that is localised by itself.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(String(localized: resource), specifier: "%@")
        }

        private mutating func append(_ argument: String, specifier: String) {
            value.key += specifier
            value.text += argument
            value.arguments.append(argument)
        }
    }
}
