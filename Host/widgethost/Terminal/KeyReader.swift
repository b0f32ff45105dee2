/// Finds the keys in what a terminal sends; arrows, and answers to questions, are sequences of bytes and no keys here.
struct KeyReader {
    private var sequence: [UInt8] = []
    /// Bytes of a sequence at most; a longer one is none.
    private static let limit = 1_024

    /// The keys that are complete with these bytes.
    mutating func append(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.filter { isKey($0) } }

    private mutating func isKey(_ byte: UInt8) -> Bool {
        guard !sequence.isEmpty || byte == 0x1b else { return true }
        // An escape within a sequence begins another, unless it ends a string.
        if byte == 0x1b, !isString { sequence = [] }
        sequence.append(byte)
        if isComplete || sequence.count > KeyReader.limit { sequence = [] }
        return false
    }

    /// A string: APC, DCS or OSC, which run up to a terminator.
    private var isString: Bool { sequence.count > 1 && "_P]".utf8.contains(sequence[1]) }

    private var isComplete: Bool {
        guard sequence.count > 1, let last = sequence.last else { return false }
        if isString { return sequence.suffix(2) == [0x1b, 0x5c] || (sequence[1] == UInt8(ascii: "]") && last == 0x07) }
        if sequence[1] == UInt8(ascii: "O") { return sequence.count > 2 }
        if sequence[1] == UInt8(ascii: "[") { return sequence.count > 2 && 0x40...0x7e ~= last }
        return true
    }
}
