/// What was interpolated into a text that is looked up.
package enum FormatArgument: Hashable, Codable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)

    package init(_ number: some BinaryInteger, isSigned: Bool) {
        self = isSigned ? .signed(Int64(clamping: number)) : .unsigned(UInt64(clamping: number))
    }

    /// The number by which a plural form is chosen; nil for a string.
    var number: Double? {
        switch self {
        case .string: nil
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        }
    }
}

/// The specifiers that stand for numbers in keys.
package enum KeySpecifier {
    package static func of<Number: BinaryInteger>(_: Number.Type) -> String {
        let isLong = MemoryLayout<Number>.size > 4
        return Number.isSigned ? (isLong ? "%lld" : "%d") : (isLong ? "%llu" : "%u")
    }

    package static func of<Number: BinaryFloatingPoint>(_: Number.Type) -> String { MemoryLayout<Number>.size > 4 ? "%lf" : "%f" }
}
