extension JSONValue {
    /// As one line of text; numbers that are none become null.
    package var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value in UTF-8, without a line's end.
    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(literal: "null")
        case .bool(let value): bytes.append(literal: value ? "true" : "false")
        case .int(let value): bytes.append(decimal: value)
        case .number(let value) where value.isFinite: bytes.append(contentsOf: value.description.utf8)
        case .number: bytes.append(literal: "null")
        case .string(let value): Self.write(value, to: &bytes)
        case .array(let values): Self.write(values, to: &bytes)
        case .object(let members): Self.write(members, to: &bytes)
        }
    }

    private static func write(_ values: [JSONValue], to bytes: inout [UInt8]) {
        bytes.append(Letter.leftBracket)
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(Letter.comma) }
            value.write(to: &bytes)
        }
        bytes.append(Letter.rightBracket)
    }

    private static func write(_ members: [Member], to bytes: inout [UInt8]) {
        bytes.append(Letter.leftBrace)
        for (index, member) in members.enumerated() {
            if index > 0 { bytes.append(Letter.comma) }
            write(member.name, to: &bytes)
            bytes.append(Letter.colon)
            member.value.write(to: &bytes)
        }
        bytes.append(Letter.rightBrace)
    }

    static func write(_ value: String, to bytes: inout [UInt8]) {
        bytes.append(Letter.quote)
        var value = value
        value.withUTF8 { text in
            var (start, place) = (0, 0)
            while place < text.count {
                let byte = text[place]
                if needsEscape(byte) {
                    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
                    writeEscape(of: byte, to: &bytes)
                    start = place + 1
                }
                place += 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
        bytes.append(Letter.quote)
    }

    // DEL may stand in JSON, but a terminal takes it amiss.
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == Letter.quote || byte == Letter.backslash || byte == 0x7f
    }

    private static func writeEscape(of byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(Letter.backslash)
        switch byte {
        case Letter.quote, Letter.backslash: bytes.append(byte)
        case Letter.newline: bytes.append(Letter.n)
        case Letter.tab: bytes.append(Letter.t)
        case Letter.carriageReturn: bytes.append(Letter.r)
        default:
            bytes.append(literal: "u00")
            for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? Letter.zero + digit : Letter.a + digit - 10) }
        }
    }
}

extension [UInt8] {
    mutating func append(literal text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    // The library's own way goes through a text and takes ten times as long.
    fileprivate mutating func append(decimal value: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var place = digits.count
            var rest = value.magnitude
            repeat {
                place -= 1
                digits[place] = Letter.zero + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            if value < 0 {
                place -= 1
                digits[place] = Letter.minus
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[place...]))
        }
    }
}
