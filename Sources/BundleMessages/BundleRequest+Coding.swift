package import Drawing

extension BundleRequest: WireMessage {
    private enum Field {
        static let id = 1
        static let what = 2
        static let widget = 3
        static let question = 4
        static let action = 5
        static let previews = 6
    }

    private enum What {
        static let describe: UInt64 = 0
        static let placeholder: UInt64 = 1
        static let snapshot: UInt64 = 2
        static let timeline: UInt64 = 3
        static let form: UInt64 = 4
        static let options: UInt64 = 5
        static let perform: UInt64 = 6
        static let previews: UInt64 = 7
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.id, id)
        writer.field(Field.what, number)
        switch body {
        case .describe, .unknown: break
        case .placeholder(let widget), .snapshot(let widget), .timeline(let widget): writer.field(Field.widget, widget)
        case .form(let question), .options(let question): writer.field(Field.question, question)
        case .perform(let action): writer.field(Field.action, action)
        case .previews(let kind): if let kind { writer.field(Field.previews, kind) }
        }
    }

    /// A number that is not known comes out as `unknown`, with nothing else looked at, so that it can be refused by its id.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var id: UInt64?
        var what = What.describe
        var parts = Parts()
        while let field = try reader.next() {
            switch field.number {
            case Field.id: id = try field.uint64()
            case Field.what: what = try field.uint64()
            case Field.widget: parts.widget = try field.message()
            case Field.question: parts.question = try field.message()
            case Field.action: parts.action = try field.message()
            case Field.previews: parts.previews = field
            default: break
            }
        }
        guard let id else { throw .missing(field: "request.id") }
        self.init(id: id, body: try Body(what, parts))
    }

    /// What is asked about; one of them is read, as the request's number says.
    fileprivate struct Parts {
        var widget: WireReader?
        var question: WireReader?
        var action: WireReader?
        var previews: WireField?
    }

    /// The id alone, from bytes that need not be a whole request, so that even a broken one can be answered.
    package static func id(in bytes: [UInt8]) -> UInt64? { messageID(Field.id, in: bytes) }

    private var number: UInt64 {
        switch body {
        case .describe: What.describe
        case .placeholder: What.placeholder
        case .snapshot: What.snapshot
        case .timeline: What.timeline
        case .form: What.form
        case .options: What.options
        case .perform: What.perform
        case .previews: What.previews
        case .unknown(let number): number
        }
    }
}

extension BundleRequest.Body {
    fileprivate init(_ what: UInt64, _ parts: BundleRequest.Parts) throws(WireError) {
        switch what {
        case BundleRequest.What.describe: self = .describe
        case BundleRequest.What.placeholder: self = .placeholder(try Self.required(parts.widget, "widget"))
        case BundleRequest.What.snapshot: self = .snapshot(try Self.required(parts.widget, "widget"))
        case BundleRequest.What.timeline: self = .timeline(try Self.required(parts.widget, "widget"))
        case BundleRequest.What.form: self = .form(try Self.required(parts.question, "question"))
        case BundleRequest.What.options: self = .options(try Self.required(parts.question, "question"))
        case BundleRequest.What.perform: self = .perform(try Self.required(parts.action, "action"))
        case BundleRequest.What.previews: self = .previews(of: try parts.previews?.string("request.previews", limit: nameLimit))
        default: self = .unknown(what)
        }
    }

    private static func required<Part: WireMessage>(_ reader: WireReader?, _ name: String) throws(WireError) -> Part {
        guard let reader else { throw .missing(field: "request.\(name)") }
        return try Part(reading: reader)
    }
}

/// The id of a request or reply, read up to where the bytes break.
func messageID(_ number: Int, in bytes: [UInt8]) -> UInt64? {
    var reader = WireReader(bytes)
    while let field = try? reader.next() {
        if field.number == number { return try? field.uint64() }
    }
    return nil
}
