package import Drawing

extension BundleReply: WireMessage {
    /// The lists, and as much again for what stands around them as any reply needs.
    package static var byteLimit: Int { TimelineReply.byteLimit + (1 << 20) }

    private enum Field {
        static let id = 1
        static let description = 2
        static let timeline = 3
        static let failure = 4
        static let form = 5
        static let options = 6
        static let performed = 7
        static let previews = 8
    }

    /// The binary form; its capacity is that of the lists, which are nearly all of it.
    package func encoded() -> [UInt8] {
        var writer = WireWriter(capacity: 256 + listBytes)
        write(to: &writer)
        return writer.bytes
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.id, id)
        switch body {
        case .description(let description): writer.field(Field.description, description)
        case .timeline(let timeline): writer.field(Field.timeline, timeline)
        case .previews(let previews): writer.field(Field.previews, previews)
        case .failure(let failure): writer.field(Field.failure, failure)
        case .form(let form): writer.field(Field.form, form)
        case .options(let options): writer.field(Field.options, options)
        case .performed(let reply): writer.field(Field.performed, reply)
        }
    }

    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var id: UInt64?
        var body: Body?
        while let field = try reader.next() {
            switch field.number {
            case Field.id: id = try field.uint64()
            case Field.description: body = .description(try BundleDescription(reading: try field.message()))
            case Field.timeline: body = .timeline(try TimelineReply(reading: try field.message()))
            case Field.previews: body = .previews(try PreviewList(reading: try field.message()))
            case Field.failure: body = .failure(try BundleFailure(reading: try field.message()))
            case Field.form: body = .form(try SettingsForm(reading: try field.message()))
            case Field.options: body = .options(try SettingsOptions(reading: try field.message()))
            case Field.performed: body = .performed(try ActionReply(reading: try field.message()))
            default: break
            }
        }
        guard let id else { throw .missing(field: "reply.id") }
        guard let body else { throw .missing(field: "reply.body") }
        self.init(id: id, body: body)
    }

    /// The id alone, from bytes that need not be a whole reply, so that the request it was meant for can fail at once.
    package static func id(in bytes: [UInt8]) -> UInt64? { messageID(Field.id, in: bytes) }

    private var listBytes: Int {
        guard case .timeline(let timeline) = body else { return 0 }
        return timeline.entries.reduce(0) { $0 + $1.lists.reduce(32) { $0 + $1.count + 8 } }
    }
}
