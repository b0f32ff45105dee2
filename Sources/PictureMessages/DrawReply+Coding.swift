package import Drawing

extension DrawReply: FramedMessage {
    private enum Kind: UInt8 {
        case ready = 1
        case drawn, lacks, refused, undrawable, shaped, fontsAdded, undecodable
    }

    package func write(to writer: inout WireWriter) { envelope.write(to: &writer) }

    private var envelope: Envelope {
        switch self {
        case .ready: Self.envelope(.ready, 0)
        case .drawn(let number, let picture): Self.envelope(number, picture)
        case .lacks(let number, let keys): Self.envelope(.lacks, number, keys: keys)
        case .refused(let number, let reason): Self.envelope(.refused, number, texts: [reason])
        case .undrawable(let number, let reason): Self.envelope(.undrawable, number, texts: [reason])
        case .shaped(let number, let bytes): Self.envelope(.shaped, number, bytes)
        case .fontsAdded(let number, let refused): Self.envelope(.fontsAdded, number, texts: refused)
        case .undecodable(let key, let reason): Self.envelope(.undecodable, 0, texts: [reason], keys: [key])
        }
    }

    private static func envelope(
        _ kind: Kind, _ number: UInt64, _ body: [UInt8] = [], texts: [String] = [], keys: [ImageKey] = []
    ) -> Envelope {
        Envelope(kind: kind.rawValue, number: number, body: body[...], texts: texts, keys: keys)
    }

    private static func envelope(_ number: UInt64, _ picture: DrawnPicture) -> Envelope {
        var envelope = envelope(.drawn, number, picture.bytes, texts: picture.warnings)
        envelope.width = UInt32(clamping: picture.width)
        envelope.height = UInt32(clamping: picture.height)
        envelope.until = picture.until
        return envelope
    }

    package init(reading reader: WireReader) throws(WireError) {
        let envelope = try Envelope(reading: reader)
        guard let kind = Kind(rawValue: envelope.kind) else { throw .outOfRange(field: "kind") }
        let (number, reason) = (envelope.number, envelope.texts.first ?? "")
        switch kind {
        case .ready: self = .ready
        case .drawn: self = .drawn(number: number, DrawnPicture(envelope))
        case .lacks: self = .lacks(number: number, envelope.keys)
        case .refused: self = .refused(number: number, reason: reason)
        case .undrawable: self = .undrawable(number: number, reason: reason)
        case .shaped: self = .shaped(number: number, Array(envelope.body))
        case .fontsAdded: self = .fontsAdded(number: number, refused: envelope.texts)
        case .undecodable:
            guard let key = envelope.keys.first else { throw .missing(field: "key") }
            self = .undecodable(key, reason: reason)
        }
    }
}

extension DrawnPicture {
    fileprivate init(_ envelope: Envelope) {
        self.init(
            Array(envelope.body), width: Int(envelope.width), height: Int(envelope.height), warnings: envelope.texts, until: envelope.until)
    }
}
