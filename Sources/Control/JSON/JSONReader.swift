/// Reads one value as RFC 8259 has it, and nothing besides: no comments, no trailing commas, no half characters.
///
/// Every byte is reached through `current`, which checks its place; memory grows with what was read.
struct JSONReader {
    /// Arrays and objects within one another at most.
    static let depthLimit = 128

    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The byte at `place`; 0, which is nowhere allowed, at the end.
    var current: UInt8 { place < bytes.count ? bytes[place] : 0 }

    mutating func wholeValue() throws(JSONFault) -> JSONValue {
        skipSpace()
        let value = try value()
        skipSpace()
        guard place == bytes.count else { throw fault(.trailing) }
        return value
    }

    private mutating func value() throws(JSONFault) -> JSONValue {
        switch current {
        case Letter.quote: return .string(try string())
        case Letter.leftBrace: return try nested { reader throws(JSONFault) in .object(try reader.members()) }
        case Letter.leftBracket: return try nested { reader throws(JSONFault) in .array(try reader.elements()) }
        case Letter.minus, Letter.zero...Letter.nine: return try number()
        case Letter.t: return try word("true", .bool(true))
        case Letter.f: return try word("false", .bool(false))
        case Letter.n: return try word("null", .null)
        default: throw unexpected("a value")
        }
    }

    private mutating func nested(_ read: (inout JSONReader) throws(JSONFault) -> JSONValue) throws(JSONFault) -> JSONValue {
        guard depth < Self.depthLimit else { throw fault(.tooDeep) }
        depth += 1
        defer { depth -= 1 }
        place += 1
        skipSpace()
        return try read(&self)
    }

    private mutating func elements() throws(JSONFault) -> [JSONValue] {
        var values: [JSONValue] = []
        guard !skip(Letter.rightBracket) else { return values }
        repeat {
            skipSpace()
            values.append(try value())
            skipSpace()
        } while skip(Letter.comma)
        guard skip(Letter.rightBracket) else { throw unexpected("',' or ']'") }
        return values
    }

    private mutating func members() throws(JSONFault) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        guard !skip(Letter.rightBrace) else { return members }
        repeat {
            skipSpace()
            guard current == Letter.quote else { throw unexpected("a member's name") }
            let name = try string()
            skipSpace()
            guard skip(Letter.colon) else { throw unexpected("':'") }
            skipSpace()
            members.append(JSONValue.Member(name: name, value: try value()))
            skipSpace()
        } while skip(Letter.comma)
        guard skip(Letter.rightBrace) else { throw unexpected("',' or '}'") }
        return members
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
        let start = place
        for offset in 0..<word.utf8CodeUnitCount {
            guard skip(word.utf8Start[offset]) else { throw JSONFault(reason: .expected("a value"), offset: start) }
        }
        return value
    }

    /// Steps over `byte` if it stands here.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while true {
            switch current {
            case Letter.space, Letter.newline, Letter.carriageReturn, Letter.tab: place += 1
            default: return
            }
        }
    }

    func unexpected(_ what: String) -> JSONFault { fault(place < bytes.count ? .expected(what) : .endsEarly) }

    func fault(_ reason: JSONFault.Reason) -> JSONFault { JSONFault(reason: reason, offset: place) }
}

extension JSONValue {
    /// Reads one value, with nothing but white space around it.
    package init(reading bytes: UnsafeRawBufferPointer) throws(JSONFault) {
        var reader = JSONReader(bytes.assumingMemoryBound(to: UInt8.self))
        self = try reader.wholeValue()
    }

    /// Reads one value, with nothing but white space around it.
    package init(reading bytes: [UInt8]) throws(JSONFault) {
        self = try bytes.withUnsafeBufferPointer { buffer throws(JSONFault) in
            try JSONValue(reading: UnsafeRawBufferPointer(buffer))
        }
    }

    /// Reads one value, with nothing but white space around it.
    package init(reading text: String) throws(JSONFault) { try self.init(reading: Array(text.utf8)) }
}
