/// Reads the property lists of NeXTSTEP, in which Xcode keeps projects: `{ key = value; }`, `( a, b )`, `"text"`, `<data>`.
struct OpenStepReader {
    /// What is wrong, and in which line, counted from 1.
    struct Fault: Error, Hashable {
        let line: Int
        let reason: String
    }

    private let bytes: [UInt8]
    private var position = 0
    private static let depthLimit = 200

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The one value that `bytes` hold.
    static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyList {
        var reader = OpenStepReader(bytes)
        try reader.skipSpace()
        let value = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.peek == nil else { throw reader.fault("something follows its end") }
        return value
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fault(_ reason: String, at place: Int? = nil) -> Fault {
        Fault(line: 1 + bytes.prefix(place ?? position).count { $0 == UInt8(ascii: "\n") }, reason: reason)
    }

    private mutating func value(depth: Int) throws(Fault) -> PropertyList {
        guard depth < Self.depthLimit else { throw fault("it is nested too deeply") }
        switch peek {
        case UInt8(ascii: "{")?: return try dictionary(depth: depth)
        case UInt8(ascii: "(")?: return try array(depth: depth)
        case UInt8(ascii: "<")?: return try data()
        default: return .string(try text("a value"))
        }
    }

    private mutating func dictionary(depth: Int) throws(Fault) -> PropertyList {
        let start = position
        position += 1
        var entries: [String: PropertyList] = [:]
        while true {
            try skipSpace()
            guard let byte = peek else { throw fault("'{' is not closed", at: start) }
            if byte == UInt8(ascii: "}") { break }
            let key = try text("a key")
            try expect("=", after: "the key '\(key.prefix(60))'")
            try skipSpace()
            entries[key] = try value(depth: depth + 1)
            try expect(";", after: "the value of '\(key.prefix(60))'")
        }
        position += 1
        return .dictionary(entries)
    }

    private mutating func array(depth: Int) throws(Fault) -> PropertyList {
        let start = position
        position += 1
        var elements: [PropertyList] = []
        while true {
            try skipSpace()
            guard let byte = peek else { throw fault("'(' is not closed", at: start) }
            if byte == UInt8(ascii: ")") { break }
            elements.append(try value(depth: depth + 1))
            try skipSpace()
            if peek == UInt8(ascii: ",") {
                position += 1
            } else if peek != UInt8(ascii: ")") {
                throw fault(peek == nil ? "'(' is not closed" : "',' or ')' is missing in a list", at: peek == nil ? start : nil)
            }
        }
        position += 1
        return .array(elements)
    }

    private mutating func data() throws(Fault) -> PropertyList {
        let start = position
        position += 1
        var digits: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: ">") {
            position += 1
            if isSpace(byte) { continue }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw fault("data is not hexadecimal") }
            digits.append(UInt8(digit))
        }
        guard peek != nil, digits.count.isMultiple(of: 2) else { throw fault("data is not whole", at: start) }
        position += 1
        return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    private mutating func expect(_ mark: Unicode.Scalar, after what: String) throws(Fault) {
        let place = position
        try skipSpace()
        guard peek == UInt8(ascii: mark) else { throw fault("'\(mark)' is missing after \(what)", at: place) }
        position += 1
    }
}

extension OpenStepReader {
    private mutating func text(_ what: String) throws(Fault) -> String {
        if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
        let start = position
        while let byte = peek, isPlain(byte) {
            // A comment may begin right after a word: `path/* … */`.
            if byte == UInt8(ascii: "/"), startsComment { break }
            position += 1
        }
        guard position > start else {
            throw fault(peek == nil ? "it ends where \(what) should be" : "'\(character)' stands where \(what) should be")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private var character: String { String(decoding: bytes[position...].prefix(1), as: UTF8.self) }

    private mutating func quoted(by quote: UInt8) throws(Fault) -> String {
        let start = position
        position += 1
        var content: [UInt8] = []
        while let byte = peek, byte != quote {
            position += 1
            if byte == UInt8(ascii: "\\") { content += try escaped() } else { content.append(byte) }
        }
        guard peek != nil else { throw fault("a text that begins with a quotation mark does not end", at: start) }
        position += 1
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func escaped() throws(Fault) -> [UInt8] {
        guard let byte = peek else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0a]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0d]
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0c]
        case UInt8(ascii: "v"): return [0x0b]
        case UInt8(ascii: "U"): return try hexadecimal()
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(byte)
        default: return [byte]
        }
    }

    private mutating func hexadecimal() throws(Fault) -> [UInt8] {
        let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let number = UInt32(digits, radix: 16) else { throw fault("'\\U' needs four hexadecimal digits") }
        position += 4
        return Array(String(Character(Unicode.Scalar(number) ?? "\u{fffd}")).utf8)
    }

    // Three digits of the NeXTSTEP character set; of it only ASCII is met in projects.
    private mutating func octal(_ first: UInt8) -> [UInt8] {
        var number = UInt32(first - UInt8(ascii: "0"))
        for _ in 0..<2 {
            guard let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
            number = number << 3 | UInt32(byte - UInt8(ascii: "0"))
            position += 1
        }
        return Array(String(Character(Unicode.Scalar(number) ?? "\u{fffd}")).utf8)
    }
}

extension OpenStepReader {
    private mutating func skipSpace() throws(Fault) {
        while let byte = peek {
            if isSpace(byte) { position += 1 } else if startsComment { try skipComment() } else { return }
        }
    }

    private var startsComment: Bool {
        guard peek == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
        return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
    }

    private mutating func skipComment() throws(Fault) {
        let start = position
        let isLine = bytes[position + 1] == UInt8(ascii: "/")
        position += 2
        while let byte = peek {
            position += 1
            if isLine, byte == UInt8(ascii: "\n") { return }
            if !isLine, byte == UInt8(ascii: "*"), peek == UInt8(ascii: "/") {
                position += 1
                return
            }
        }
        guard isLine else { throw fault("a comment does not end", at: start) }
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

    // What Xcode leaves without quotation marks, and a little more than that: other tools write projects, too.
    private func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case 0x80...0xff: true
        default: "_$/:.-+@~*%#&!?^|`[]\\".utf8.contains(byte)
        }
    }
}
