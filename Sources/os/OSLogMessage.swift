/// A line for the log. What is marked as private is masked; all else is shown, since the log is the reader's own.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The pieces of a line for the log.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value as it describes itself.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(String(describing: value()), align, privacy) }

    /// A number with decimals.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(format.text(Double(value())), align, privacy) }

    /// A whole number in some base.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(String(value(), radix: format.radix, uppercase: format.isUppercase), align, privacy) }

    private mutating func append(_ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += alignment.apply(privacy.isShown ? value : "<private>")
    }
}

/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
    let isShown: Bool

    public static let auto = OSLogPrivacy(isShown: true)
    public static let `public` = OSLogPrivacy(isShown: true)
    public static let `private` = OSLogPrivacy(isShown: false)
    public static let sensitive = OSLogPrivacy(isShown: false)

    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    /// What stands for a value that is not shown.
    public enum Mask: Sendable {
        case hash, none
    }
}

/// On which side a value is filled with spaces.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    public static let none = OSLogStringAlignment(columns: 0, isRight: false)
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isRight: false) }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isRight: true) }

    func apply(_ text: String) -> String {
        // A width without sense must not take the memory of the process.
        let fill = String(repeating: " ", count: max(0, min(max(columns, 0), 256) - text.count))
        return isRight ? fill + text : text + fill
    }
}
