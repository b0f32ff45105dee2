/// The parts of a macro's use, split without parsing: what stands before `#Name`, and what follows it.
struct MacroUse: Equatable {
    /// Comments, attributes and modifiers, as written.
    let lead: String
    /// Argument list and closures, as written.
    let rest: String

    /// Splits a use of the macro `name`; nil when it is not there.
    init?(source: String, name: String) {
        let bytes = Array(source.utf8)
        guard let hash = Self.firstHash(in: bytes), let end = Self.endOfName(name, in: bytes, after: hash) else { return nil }
        lead = String(decoding: bytes[..<hash], as: UTF8.self)
        rest = String(decoding: bytes[end...].drop(while: Self.isSpace), as: UTF8.self)
    }

    /// The first `#` outside comments and string literals; an attribute's message may hold one.
    private static func firstHash(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/"): index = endOfComment(in: bytes, from: index)
            case UInt8(ascii: "\""): index = endOfString(in: bytes, from: index)
            case UInt8(ascii: "#"): return index
            default: index += 1
            }
        }
        return nil
    }

    private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
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

    private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index + 1
    }

    /// Where the name after `#` ends; a module may stand before it, as in `#SwiftUI::Preview`.
    private static func endOfName(_ name: String, in bytes: [UInt8], after hash: Int) -> Int? {
        let end = bytes[(hash + 1)...].firstIndex { !isIdentifier($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") } ?? bytes.count
        let written = String(decoding: bytes[(hash + 1)..<end], as: UTF8.self)
        return written.split(whereSeparator: { $0 == ":" || $0 == "." }).last.map(String.init) == name ? end : nil
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    private static func isSpace(_ byte: UInt8) -> Bool { isNewline(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
