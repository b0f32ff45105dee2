internal import Foundation

extension MovingWords {
    private enum Field {
        static let style = 1
        static let start = 2
        static let end = 3
        static let pause = 4
        static let countsUp = 5
        static let hidesHours = 6
        static let locale = 7
        static let timeZone = 8
        static let letters = 9
    }

    /// The style of a text that tells of an interval; the others are those of distances.
    private static let interval: UInt8 = 0

    func write(to writer: inout WireWriter) {
        switch kind {
        case .interval(let interval, let pause, let countsDown, let showsHours):
            writer.field(Field.style, UInt64(Self.interval))
            writer.field(Field.start, interval.lowerBound.timeIntervalSince1970)
            writer.field(Field.end, interval.upperBound.timeIntervalSince1970)
            if let pause { writer.field(Field.pause, pause.timeIntervalSince1970) }
            if !countsDown { writer.field(Field.countsUp, true) }
            if !showsHours { writer.field(Field.hidesHours, true) }
        case .distance(let date, let style):
            writer.field(Field.style, UInt64(style.rawValue))
            writer.field(Field.start, date.timeIntervalSince1970)
        }
        if !locale.isEmpty { writer.field(Field.locale, locale) }
        if !timeZone.isEmpty { writer.field(Field.timeZone, timeZone) }
        if let letters { writer.field(Field.letters, UInt64(letters.rawValue)) }
    }

    /// Nil for a style that only a newer writer knows.
    static func reading(_ reader: WireReader) throws(WireError) -> MovingWords? {
        var reader = reader
        var parts = Parts()
        while let field = try reader.next() { try parts.take(field) }
        return try parts.words()
    }

    private struct Parts {
        private var style: UInt64?
        private var start: Date?
        private var end: Date?
        private var pause: Date?
        private var countsUp = false
        private var hidesHours = false
        private var locale = ""
        private var timeZone = ""
        private var letters: Letters?

        mutating func take(_ field: WireField) throws(WireError) {
            switch field.number {
            case Field.style: style = try field.uint64()
            case Field.start: start = try field.date("words.start")
            case Field.end: end = try field.date("words.end")
            case Field.pause: pause = try field.date("words.pause")
            case Field.countsUp: countsUp = try field.bool()
            case Field.hidesHours: hidesHours = try field.bool()
            case Field.locale: locale = try field.string("words.locale", limit: DisplayList.Limits.name)
            case Field.timeZone: timeZone = try field.string("words.timeZone", limit: DisplayList.Limits.name)
            case Field.letters: letters = UInt8(exactly: try field.uint64()).flatMap(Letters.init)
            default: break
            }
        }

        func words() throws(WireError) -> MovingWords? {
            guard let style else { throw .missing(field: "words.style") }
            guard let start else { throw .missing(field: "words.start") }
            guard style != MovingWords.interval else {
                guard let end else { throw .missing(field: "words.end") }
                guard start <= end else { throw .outOfRange(field: "words.end") }
                let kind = Kind.interval(start...end, pause: pause, countsDown: !countsUp, showsHours: !hidesHours)
                return MovingWords(kind, locale: locale, timeZone: timeZone, letters: letters)
            }
            guard let style = UInt8(exactly: style).flatMap(Style.init) else { return nil }
            return MovingWords(.distance(start, style), locale: locale, timeZone: timeZone, letters: letters)
        }
    }
}

extension WireField {
    /// Seconds since 1970, brought to the dates that a calendar knows.
    func date(_ name: String) throws(WireError) -> Date {
        let seconds = try double()
        guard (-1e11...1e11).contains(seconds) else { throw .outOfRange(field: name) }
        return min(max(Date(timeIntervalSince1970: seconds), .distantPast), .distantFuture)
    }
}
