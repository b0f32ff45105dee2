import Foundation

/// A file `TABLE.strings` as authors write it: `"key" = "text";`, with comments.
package struct StringsReader {
    /// What is wrong in a line.
    struct Fault: Hashable {
        let line: Int
        let reason: String
    }

    private(set) var texts: [String: String] = [:]
    /// One for each entry that is left out.
    private(set) var faults: [Fault] = []

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    /// Nil when the bytes are text in none of the encodings of such files: UTF-8, and UTF-16 in either order.
    package init?(_ bytes: [UInt8]) {
        guard let text = Self.decoded(bytes) else { return nil }
        scalars = Array(text.unicodeScalars)
        while let next = nextAfterSpace() { readEntry(startingWith: next) }
    }

    static func decoded(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) { return String(bytes: bytes, encoding: .utf16) }
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        // Without a mark: text without zeros is no UTF-16, and such files start with ASCII.
        if bytes.count > 1, bytes[0] == 0 { return String(bytes: bytes, encoding: .utf16BigEndian) }
        if bytes.count > 1, bytes[1] == 0 { return String(bytes: bytes, encoding: .utf16LittleEndian) }
        return String(validating: bytes, as: UTF8.self)
    }

    private mutating func readEntry(startingWith first: Unicode.Scalar) {
        let start = line
        do throws(Reason) {
            let key = try word(first)
            var (text, end) = (key, line)
            guard var next = nextAfterSpace() else { throw .init("the file ends behind the key '\(key)'") }
            if next == "=" {
                position += 1
                guard let first = nextAfterSpace(), first != ";" else { throw .init("the key '\(key)' has no text") }
                text = try word(first)
                end = line
                next = nextAfterSpace() ?? "\0"
            }
            guard next == ";" else { throw .init("a ';' is missing behind the text of '\(key)'", isPassed: line > end) }
            position += 1
            texts[key] = text
        } catch {
            faults.append(Fault(line: error.line ?? start, reason: error.text))
            if !error.isPassed { skipEntry() }
        }
    }

    private struct Reason: Error {
        let text: String
        var line: Int?
        /// Whether what follows is an entry of its own.
        var isPassed = false

        init(_ text: String, line: Int? = nil, isPassed: Bool = false) {
            self.text = text
            self.line = line
            self.isPassed = isPassed
        }
    }

    // To the end of the line: what follows is most likely whole.
    private mutating func skipEntry() {
        while position < scalars.count, scalars[position] != "\n", scalars[position] != "\r" { position += 1 }
    }

    private mutating func word(_ first: Unicode.Scalar) throws(Reason) -> String {
        if first == "\"" || first == "'" { return try quoted(by: first) }
        let start = position
        while position < scalars.count, Self.isPlain(scalars[position]) { position += 1 }
        guard position > start else { throw Reason("'\(first)' stands where a key or a text in quotes should be", line: line) }
        return String(String.UnicodeScalarView(scalars[start..<position]))
    }

    private mutating func quoted(by quote: Unicode.Scalar) throws(Reason) -> String {
        let (start, startLine) = (position, line)
        position += 1
        var text = String.UnicodeScalarView()
        while position < scalars.count {
            let next = scalars[position]
            position += 1
            if next == quote { return String(text) }
            if next == "\n" { line += 1 }
            text.append(next == "\\" ? escaped() : next)
        }
        // The rest of the file is not in quotes only because one is missing.
        (position, line) = (start, startLine)
        throw Reason("the text that starts here has no end: a '\(quote)' is missing")
    }

    private mutating func escaped() -> Unicode.Scalar {
        guard position < scalars.count else { return "\\" }
        let next = scalars[position]
        position += 1
        switch next {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "u", "U": return hexadecimal() ?? next
        case "\n":
            line += 1
            return next
        default: return next
        }
    }

    private mutating func hexadecimal() -> Unicode.Scalar? {
        let digits = scalars[position..<min(position + 4, scalars.count)].prefix { $0.properties.isASCIIHexDigit }
        guard digits.count == 4, let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16) else { return nil }
        position += 4
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // The first half of a pair: the second is written the same way.
        guard position + 6 <= scalars.count, scalars[position] == "\\", "uU".unicodeScalars.contains(scalars[position + 1]) else {
            return "\u{fffd}"
        }
        let low = UInt16(String(String.UnicodeScalarView(scalars[(position + 2)..<(position + 6)])), radix: 16)
        guard let low, unit < 0xdc00, (0xdc00...0xdfff).contains(low) else { return "\u{fffd}" }
        position += 6
        return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xd800) << 10 + UInt32(low) - 0xdc00)
    }

    /// The next scalar that is neither space nor in a comment; nil at the end.
    private mutating func nextAfterSpace() -> Unicode.Scalar? {
        while position < scalars.count {
            let next = scalars[position]
            let following = position + 1 < scalars.count ? scalars[position + 1] : "\0"
            if next == "/", following == "/" {
                skipEntry()
            } else if next == "/", following == "*" {
                skipComment()
            } else if next.properties.isWhitespace || next == "\u{feff}" {
                if next == "\n" { line += 1 }
                position += 1
            } else {
                return next
            }
        }
        return nil
    }

    private mutating func skipComment() {
        let start = line
        position += 2
        while position + 1 < scalars.count {
            if scalars[position] == "*", scalars[position + 1] == "/" {
                position += 2
                return
            }
            if scalars[position] == "\n" { line += 1 }
            position += 1
        }
        faults.append(Fault(line: start, reason: "the comment that starts here has no end"))
        position = scalars.count
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_.-$:/".unicodeScalars.contains(scalar)
    }
}
