import Drawing

/// The fields that requests and replies are made of; which of them count depends on the kind.
struct Envelope {
    var kind: UInt8 = 0
    var number: UInt64 = 0
    var body: ArraySlice<UInt8> = []
    var texts: [String] = []
    var keys: [ImageKey] = []
    var scale = 0.0
    var format: UInt8 = 0
    var isFinal = false
    var moment = 0.0
    var until: Double?
    var width: UInt32 = 0
    var height: UInt32 = 0

    private enum Field {
        static let kind = 1
        static let number = 2
        static let body = 3
        static let text = 4
        static let key = 5
        static let scale = 6
        static let format = 7
        static let isFinal = 8
        static let moment = 9
        static let until = 10
        static let width = 11
        static let height = 12
    }

    /// Texts at most, and bytes of one.
    static let texts = 64
    static let textBytes = 4_096

    func write(to writer: inout WireWriter) {
        writer.field(Field.kind, UInt64(kind))
        if number != 0 { writer.field(Field.number, number) }
        if !body.isEmpty { body.withUnsafeBytes { writer.field(Field.body, $0) } }
        for text in texts.prefix(Self.texts) { writer.field(Field.text, text.cut(toBytes: Self.textBytes)) }
        for key in keys { writer.field(Field.key, key.digest) }
        if scale != 0 { writer.field(Field.scale, scale) }
        if format != 0 { writer.field(Field.format, UInt64(format)) }
        if isFinal { writer.field(Field.isFinal, isFinal) }
        if moment != 0 { writer.field(Field.moment, moment) }
        if let until { writer.field(Field.until, until) }
        if width != 0 { writer.field(Field.width, UInt64(width)) }
        if height != 0 { writer.field(Field.height, UInt64(height)) }
    }
}

extension Envelope {
    init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        while let field = try reader.next() { try take(field) }
        guard kind != 0 else { throw .missing(field: "kind") }
    }

    private mutating func take(_ field: WireField) throws(WireError) {
        switch field.number {
        case Field.kind: kind = try field.whole("kind")
        case Field.number: number = try field.uint64()
        case Field.body: body = try field.bytes()
        case Field.text:
            try WireError.check(texts.count + 1, within: Self.texts, "texts")
            texts.append(try field.string("text", limit: Self.textBytes))
        case Field.key:
            try WireError.check(keys.count + 1, within: DisplayList.Limits.images, "pictures")
            keys.append(try key(field))
        case Field.scale: scale = try finite(field, "scale")
        case Field.format: format = try field.whole("format")
        case Field.isFinal: isFinal = try field.bool()
        case Field.moment: moment = try finite(field, "moment")
        case Field.until: until = try finite(field, "until")
        case Field.width: width = try field.whole("width")
        case Field.height: height = try field.whole("height")
        default: break
        }
    }

    private func finite(_ field: WireField, _ name: String) throws(WireError) -> Double {
        let number = try field.double()
        guard number.isFinite else { throw .outOfRange(field: name) }
        return number
    }

    private func key(_ field: WireField) throws(WireError) -> ImageKey {
        let digest = try field.bytes()
        guard digest.count == 32 else { throw .outOfRange(field: "key") }
        return ImageKey(digest: Array(digest))
    }
}

extension String {
    /// The beginning of the text; a character that is cut becomes one that stands for it and may be two bytes longer.
    fileprivate func cut(toBytes limit: Int) -> String {
        utf8.count > limit ? String(decoding: utf8.prefix(limit - 2), as: UTF8.self) : self
    }
}
