package import Drawing

extension BundleRequest: WireMessage {
    private enum Field {
        static let id = 1
        static let what = 2
        static let widget = 3
    }

    private enum What {
        static let describe: UInt64 = 0
        static let placeholder: UInt64 = 1
        static let snapshot: UInt64 = 2
        static let timeline: UInt64 = 3
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.id, id)
        writer.field(Field.what, number)
        if let widget { writer.field(Field.widget, widget) }
    }

    /// A number that is not known comes out as `unknown`, with nothing else looked at, so that it can be refused by its id.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var id: UInt64?
        var what = What.describe
        var widget: WireReader?
        while let field = try reader.next() {
            switch field.number {
            case Field.id: id = try field.uint64()
            case Field.what: what = try field.uint64()
            case Field.widget: widget = try field.message()
            default: break
            }
        }
        guard let id else { throw .missing(field: "request.id") }
        self.init(id: id, body: try Body(what, widget: widget))
    }

    /// The id alone, from bytes that need not be a whole request, so that even a broken one can be answered.
    package static func id(in bytes: [UInt8]) -> UInt64? { messageID(Field.id, in: bytes) }

    private var number: UInt64 {
        switch body {
        case .describe: What.describe
        case .placeholder: What.placeholder
        case .snapshot: What.snapshot
        case .timeline: What.timeline
        case .unknown(let number): number
        }
    }

    private var widget: WidgetRequest? {
        switch body {
        case .describe, .unknown: nil
        case .placeholder(let widget), .snapshot(let widget), .timeline(let widget): widget
        }
    }
}

extension BundleRequest.Body {
    fileprivate init(_ what: UInt64, widget: WireReader?) throws(WireError) {
        func required() throws(WireError) -> WidgetRequest {
            guard let widget else { throw .missing(field: "request.widget") }
            return try WidgetRequest(reading: widget)
        }
        switch what {
        case BundleRequest.What.describe: self = .describe
        case BundleRequest.What.placeholder: self = .placeholder(try required())
        case BundleRequest.What.snapshot: self = .snapshot(try required())
        case BundleRequest.What.timeline: self = .timeline(try required())
        default: self = .unknown(what)
        }
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
