extension JSONReader {
    /// Reads a text; `place` is at its first quote.
    mutating func string() throws(JSONFault) -> String {
        place += 1
        let start = place
        let isASCII = skipPlain()
        guard skip(Letter.quote) else { return try escapedString(from: start) }
        return try text(start..<place - 1, isASCII: isASCII)
    }

    /// Steps over what stands for itself; true when all of it was ASCII.
    private mutating func skipPlain() -> Bool {
        var seen: UInt8 = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == Letter.quote || byte == Letter.backslash || byte < 0x20 { break }
            seen |= byte
            place += 1
        }
        return seen < 0x80
    }

    private func text(_ range: Range<Int>, isASCII: Bool) throws(JSONFault) -> String {
        let part = UnsafeBufferPointer(rebasing: bytes[range])
        if isASCII { return String(decoding: part, as: UTF8.self) }
        guard let text = String(validating: part, as: UTF8.self) else { throw JSONFault(reason: .notUTF8, offset: range.lowerBound) }
        return text
    }

    private mutating func escapedString(from start: Int) throws(JSONFault) -> String {
        var plain = Array(bytes[start..<place])
        while !skip(Letter.quote) {
            guard place < bytes.count else { throw fault(.endsEarly) }
            guard current >= 0x20 else { throw fault(.controlCharacter) }
            if skip(Letter.backslash) { try escape(into: &plain) }
            let run = place
            _ = skipPlain()
            plain.append(contentsOf: bytes[run..<place])
        }
        guard let text = String(validating: plain, as: UTF8.self) else { throw JSONFault(reason: .notUTF8, offset: start) }
        return text
    }

    private mutating func escape(into plain: inout [UInt8]) throws(JSONFault) {
        let letter = current
        guard place < bytes.count else { throw fault(.endsEarly) }
        switch letter {
        case Letter.quote, Letter.backslash, Letter.slash: plain.append(letter)
        case Letter.b: plain.append(8)
        case Letter.f: plain.append(12)
        case Letter.n: plain.append(Letter.newline)
        case Letter.r: plain.append(Letter.carriageReturn)
        case Letter.t: plain.append(Letter.tab)
        case Letter.u:
            plain.append(contentsOf: String(try unicodeEscape()).utf8)
            return
        default: throw fault(.unknownEscape)
        }
        place += 1
    }

    /// One scalar, in one `uXXXX` or two; `place` is at the first "u".
    private mutating func unicodeEscape() throws(JSONFault) -> Character {
        let start = place
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        let unpaired = JSONFault(reason: .unpairedSurrogate, offset: start)
        guard UTF16.isLeadSurrogate(first), skip(Letter.backslash), current == Letter.u else { throw unpaired }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw unpaired }
        return Character(UTF16.decode(UTF16.EncodedScalar([first, second])))
    }

    private mutating func codeUnit() throws(JSONFault) -> UInt16 {
        place += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = hexadecimal(current) else { throw unexpected("four hexadecimal digits") }
            unit = unit << 4 | digit
            place += 1
        }
        return unit
    }

    private func hexadecimal(_ byte: UInt8) -> UInt16? {
        switch byte {
        case Letter.zero...Letter.nine: UInt16(byte - Letter.zero)
        case Letter.a...Letter.f: UInt16(byte - Letter.a + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
