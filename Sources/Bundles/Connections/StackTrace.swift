/// Tells the lines of a stack trace from others: the Swift runtime writes one, of addresses mostly, after the sentence that says what
/// went wrong.
struct StackTrace {
    private var isInside = false

    /// Whether the next line that a program wrote belongs to a trace.
    mutating func holds(_ line: [UInt8]) -> Bool {
        isInside = line.elementsEqual("Current stack trace:".utf8) || (isInside && isFrame(line))
        return isInside
    }

    // As in "12   libX.so    0x00007f4469eb6a90 name + 203".
    private func isFrame(_ line: [UInt8]) -> Bool {
        guard let first = line.first, 0x30...0x39 ~= first else { return false }
        return String(decoding: line, as: UTF8.self).contains(" 0x")
    }
}
