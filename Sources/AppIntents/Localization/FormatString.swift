/// A format as `printf` reads it, taken apart.
package struct FormatString: Equatable, Sendable {
    /// A piece of it.
    package enum Part: Equatable, Sendable {
        case literal(String)
        /// The number of the argument, from 0, where the format says it: "%2$@".
        case argument(position: Int?, Specifier)
    }

    /// How an argument is written.
    package struct Specifier: Equatable, Sendable {
        package var flags = ""
        package var width: Int?
        package var precision: Int?
        /// "@", "d", "f" and so on; what says the argument's length is left out, since arguments know it.
        package var conversion: Character = "@"

        package init(flags: String = "", width: Int? = nil, precision: Int? = nil, conversion: Character = "@") {
            self.flags = flags
            self.width = width
            self.precision = precision
            self.conversion = conversion
        }

        /// Widths and precisions beyond this help nobody.
        static let limit = 64
    }

    package private(set) var parts: [Part] = []

    package init(_ format: Substring) {
        var rest = format
        while let percent = rest.firstIndex(of: "%") {
            append(rest[..<percent])
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                append("%")
                rest.removeFirst()
            } else if let part = Self.argument(&rest) {
                parts.append(part)
            } else {
                append("%")
            }
        }
        append(rest)
    }

    private mutating func append(_ text: Substring) {
        guard !text.isEmpty else { return }
        if case .literal(let before) = parts.last {
            parts[parts.count - 1] = .literal(before + text)
        } else {
            parts.append(.literal(String(text)))
        }
    }

    /// Takes a specifier off the front, or nothing when none stands there.
    private static func argument(_ text: inout Substring) -> Part? {
        var rest = text
        var specifier = Specifier()
        let position = position(&rest)
        while let flag = rest.first, "-+ #0'".contains(flag) {
            specifier.flags.append(flag)
            rest.removeFirst()
        }
        specifier.width = number(&rest)
        if rest.first == "." {
            rest.removeFirst()
            specifier.precision = number(&rest) ?? 0
        }
        while let length = rest.first, "hlqLtzj".contains(length) { rest.removeFirst() }
        guard let conversion = rest.popFirst(), "@diuxXofFeEgGaAcs".contains(conversion) else { return nil }
        specifier.conversion = conversion
        text = rest
        return .argument(position: position, specifier)
    }

    private static func position(_ text: inout Substring) -> Int? {
        var rest = text
        guard let number = number(&rest), number > 0, rest.popFirst() == "$" else { return nil }
        text = rest
        return number - 1
    }

    private static func number(_ text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isWholeNumber }
        text = text.dropFirst(digits.count)
        return digits.isEmpty ? nil : min(Int(digits) ?? Specifier.limit, Specifier.limit)
    }
}
