/// Asks a terminal whether it can show pictures.
package enum TerminalQuery {
    private static let id = "31"

    /// What to send: a picture of one pixel that is only checked, and after it a question that every terminal answers.
    package static let bytes = Array("\u{1B}_Gi=\(id),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c".utf8)

    /// What the terminal has said so far.
    package enum Answer: Hashable, Sendable {
        /// More is to come.
        case incomplete
        /// It knows the graphics protocol of kitty, or does not.
        case complete(showsPictures: Bool)
    }

    /// Reads what has come, keys that were pressed meanwhile among it.
    package static func answer(in bytes: [UInt8]) -> Answer {
        var showsPictures = false
        var rest = bytes[...]
        while let start = rest.firstIndex(of: 0x1B) {
            rest = rest[start...].dropFirst()
            if rest.starts(with: "_Gi=\(id);OK\u{1B}\\".utf8) { showsPictures = true }
            if isDeviceAttributes(rest) { return .complete(showsPictures: showsPictures) }
        }
        return .incomplete
    }

    /// `[?`, numbers, `c`: the answer to the second question, which comes last.
    private static func isDeviceAttributes(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.starts(with: "[?".utf8) else { return false }
        let numbers = bytes.dropFirst(2).drop { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ";") }
        return numbers.first == UInt8(ascii: "c")
    }
}
