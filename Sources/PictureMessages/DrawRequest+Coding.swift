package import Drawing

extension DrawRequest: FramedMessage {
    private enum Kind: UInt8 {
        case draw = 1
        case shape, addFonts, file
    }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .draw(let number, let order):
            write(Kind.draw, number, order.list[...], to: &writer) {
                $0.scale = order.scale
                $0.format = order.format.rawValue
                $0.isFinal = order.isFinal
                $0.moment = order.moment
            }
        case .shape(let number, let request): write(Kind.shape, number, request[...], to: &writer)
        case .addFonts(let number, let folder): write(Kind.addFonts, number, Array(folder.utf8)[...], to: &writer)
        case .file(let key, let file):
            write(Kind.file, 0, file.bytes[...], to: &writer) {
                $0.keys = [key]
                $0.scale = file.scale
            }
        }
    }

    private func write(
        _ kind: Kind, _ number: UInt64, _ body: ArraySlice<UInt8>, to writer: inout WireWriter, _ more: (inout Envelope) -> Void = { _ in }
    ) {
        var envelope = Envelope(kind: kind.rawValue, number: number, body: body)
        more(&envelope)
        envelope.write(to: &writer)
    }

    package init(reading reader: WireReader) throws(WireError) {
        let envelope = try Envelope(reading: reader)
        guard let kind = Kind(rawValue: envelope.kind) else { throw .outOfRange(field: "kind") }
        let (number, body) = (envelope.number, Array(envelope.body))
        switch kind {
        case .draw: self = .draw(number: number, try DrawOrder(envelope))
        case .shape: self = .shape(number: number, body)
        case .addFonts: self = .addFonts(number: number, folder: String(decoding: body, as: UTF8.self))
        case .file: self = try .file(envelope)
        }
    }

    private static func file(_ envelope: Envelope) throws(WireError) -> DrawRequest {
        guard let key = envelope.keys.first else { throw .missing(field: "key") }
        return .file(key, ImageFile(bytes: Array(envelope.body), scale: envelope.scale))
    }
}

extension DrawOrder {
    fileprivate init(_ envelope: Envelope) throws(WireError) {
        guard let format = DrawFormat(rawValue: envelope.format) else { throw .outOfRange(field: "format") }
        self.init(list: Array(envelope.body), scale: envelope.scale, format: format, isFinal: envelope.isFinal, moment: envelope.moment)
    }
}
