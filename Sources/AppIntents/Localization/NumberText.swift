internal import Foundation

/// Numbers within localised keys, as a language writes them.
package enum NumberText {
    /// A number as a specifier asks, or a string as it is.
    package static func string(_ argument: FormatArgument, _ specifier: FormatString.Specifier, locale: Locale) -> String {
        switch argument {
        case .string(let string): return string
        case .signed(let value): return string(value, Double(value), specifier, locale)
        case .unsigned(let value): return string(Int64(clamping: value), Double(value), specifier, locale)
        case .floating(let value): return string(Int64(clamped: value), value, specifier, locale)
        }
    }

    private static func string(_ whole: Int64, _ value: Double, _ specifier: FormatString.Specifier, _ locale: Locale) -> String {
        switch specifier.conversion {
        case "d", "i", "u":
            if specifier.flags.isEmpty, specifier.width == nil, specifier.precision == nil { return plain(whole, locale) }
            return String(format: specifier.format(length: "ll"), locale: locale, whole)
        case "x", "X", "o":
            return String(format: specifier.format(length: "ll"), locale: locale, whole)
        case "c":
            return Unicode.Scalar(UInt32(clamping: whole)).map { String(Character($0)) } ?? ""
        case "@", "s":
            return value == Double(whole) ? plain(whole, locale) : value.formatted(.number.locale(locale))
        default:
            return String(format: specifier.format(length: ""), locale: locale, value)
        }
    }

    /// Grouped as the language does it; English goes without asking, since most numbers in a widget are small.
    private static func plain(_ value: Int64, _ locale: Locale) -> String {
        if (0...999).contains(value), locale.identifier.hasPrefix("en") { return String(value) }
        return value.formatted(.number.locale(locale))
    }
}

extension FormatString.Specifier {
    /// As `printf` reads it, for an argument of this length.
    fileprivate func format(length: String) -> String {
        "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + length + String(conversion)
    }
}

extension Int64 {
    fileprivate init(clamped value: Double) {
        self = Int64(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
    }
}
