/// The least of Swift's grammar that tells code from comments and strings, in bytes of UTF-8.
enum SourceText {
    /// Where a comment ends that begins with the slash at `start`; the next byte where none does.
    static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
        guard start + 1 < bytes.count else { return bytes.count }
        switch bytes[start + 1] {
        case UInt8(ascii: "/"): return bytes[start...].firstIndex(where: isNewline) ?? bytes.count
        case UInt8(ascii: "*"): return endOfBlock(in: bytes, from: start + 2)
        default: return start + 1
        }
    }

    /// Block comments nest.
    private static func endOfBlock(in bytes: [UInt8], from start: Int) -> Int {
        var depth = 1
        var index = start
        while index + 1 < bytes.count {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                index += 2
                if depth == 0 { return index }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                index += 2
            default: index += 1
            }
        }
        return bytes.count
    }

    /// The byte after the string literal, over any lines, whose quotation mark stands at `start`.
    static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
        let mark = Array(repeating: UInt8(ascii: "\""), count: 3)
        if bytes[start...].starts(with: mark) { return endOfLines(in: bytes, from: start + 3, mark) }
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    /// The same for one over several lines, from after its first marks on.
    private static func endOfLines(in bytes: [UInt8], from start: Int, _ mark: [UInt8]) -> Int {
        var index = start
        while index < bytes.count, !bytes[index...].starts(with: mark) { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(index + 3, bytes.count)
    }

    static func isIdentifier(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    static func isSpace(_ byte: UInt8) -> Bool { isNewline(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
