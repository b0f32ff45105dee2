internal import Drawing
internal import Foundation

extension TimelineReply.Entry {
    private enum Field {
        static let date = 1
        static let relevance = 2
        static let list = 3
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.date, date)
        if let relevance { writer.message(Field.relevance) { relevance.write(to: &$0) } }
        for list in lists { writer.field(Field.list, list) }
    }

    /// `index` names the entry in errors; the lists' bytes are taken off `bytesLeft`.
    init(reading reader: WireReader, index: Int, bytesLeft: inout Int) throws(WireError) {
        var reader = reader
        var date: Date?
        self.init(date: .distantPast, lists: [])
        while let field = try reader.next() {
            switch field.number {
            case Field.date: date = try field.date("entries[\(index)].date")
            case Field.relevance: relevance = try TimelineReply.Relevance(reading: try field.message(), index: index)
            case Field.list: try take(list: try field.bytes(), bytesLeft: &bytesLeft)
            default: break
            }
        }
        guard let date else { throw .missing(field: "entries[\(index)].date") }
        self.date = date
    }

    private mutating func take(list: ArraySlice<UInt8>, bytesLeft: inout Int) throws(WireError) {
        try WireError.check(lists.count + 1, within: WidgetRequest.environmentLimit, "lists of an entry")
        try WireError.check(list.count, within: DisplayList.Limits.bytes, "bytes of a list")
        bytesLeft -= list.count
        guard bytesLeft >= 0 else {
            let limit = TimelineReply.byteLimit
            throw .tooLarge(what: "bytes of lists", count: limit - bytesLeft, limit: limit)
        }
        lists.append(Array(list))
    }
}

extension TimelineReply.Relevance {
    private enum Field {
        static let score = 1
        static let duration = 2
    }

    fileprivate func write(to writer: inout WireWriter) {
        writer.field(Field.score, score)
        writer.field(Field.duration, duration)
    }

    fileprivate init(reading reader: WireReader, index: Int) throws(WireError) {
        self.init(score: 0, duration: 0)
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.score:
                score = try field.float()
                guard score.isFinite else { throw .outOfRange(field: "entries[\(index)].relevance.score") }
            case Field.duration: duration = try field.finite("entries[\(index)].relevance.duration")
            default: break
            }
        }
    }
}
