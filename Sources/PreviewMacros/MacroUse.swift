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
        rest = String(decoding: bytes[end...].drop(while: SourceText.isSpace), as: UTF8.self)
    }

    /// The first `#` outside comments and string literals; an attribute's message may hold one.
    private static func firstHash(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/"): index = SourceText.endOfComment(in: bytes, from: index)
            case UInt8(ascii: "\""): index = SourceText.endOfString(in: bytes, from: index)
            case UInt8(ascii: "#"): return index
            default: index += 1
            }
        }
        return nil
    }

    /// Where the name after `#` ends; a module may stand before it, as in `#SwiftUI::Preview`.
    private static func endOfName(_ name: String, in bytes: [UInt8], after hash: Int) -> Int? {
        let end =
            bytes[(hash + 1)...].firstIndex { !SourceText.isIdentifier($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") }
            ?? bytes.count
        let written = String(decoding: bytes[(hash + 1)..<end], as: UTF8.self)
        return written.split(whereSeparator: { $0 == ":" || $0 == "." }).last.map(String.init) == name ? end : nil
    }
}
