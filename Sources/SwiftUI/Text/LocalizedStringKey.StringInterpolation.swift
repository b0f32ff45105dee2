internal import AppIntents
public import Foundation

extension LocalizedStringKey {
    /// Collects the literals and the values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            if literal.utf8.contains(UInt8(ascii: "%")) {
                key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
            } else {
                key += literal
            }
        }

        /// A string as it is: no Markdown is looked for in it.
        public mutating func appendInterpolation(_ string: String) { append(.value(.string(string))) }

        /// A number, as the reader's language writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(value._argument, value._specifier) }

        /// A number, as a `printf` specifier asks.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._argument, specifier)
        }

        /// A text with its own looks.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// A value in a format, in the reader's language.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)))
        }

        /// A value as a formatter writes it.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(.text(Text(subject, formatter: formatter)))
        }

        /// A date in words.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style))) }

        /// The time from one date to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        /// The time from one date to another.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        /// What is left of an interval, or how much of it has passed, as a clock shows it.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(.text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }

        /// A string whose parts have looks of their own.
        public mutating func appendInterpolation(_ attributedString: AttributedString) { append(.text(Text(attributedString))) }

        private mutating func append(_ argument: Argument, _ specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }
    }
}

/// A number that can stand in a localised key.
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The specifier that stands for it in the key.
    var _specifier: String { get }
    var _argument: _FormatArgument { get }
}

/// A number on its way into a localised key.
public struct _FormatArgument: Sendable {
    let argument: LocalizedStringKey.Argument
}

extension LocalizedStringKey.StringInterpolation {
    private mutating func append(_ argument: _FormatArgument, _ specifier: String) { append(argument.argument, specifier) }
}

extension _FormatSpecifiable where Self: BinaryInteger {
    public var _specifier: String { KeySpecifier.of(Self.self) }
    public var _argument: _FormatArgument { _FormatArgument(argument: .value(FormatArgument(self, isSigned: Self.isSigned))) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _specifier: String { KeySpecifier.of(Self.self) }
    public var _argument: _FormatArgument { _FormatArgument(argument: .value(.floating(Double(self)))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
