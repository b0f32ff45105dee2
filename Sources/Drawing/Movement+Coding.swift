internal import Foundation

extension MovingText {
    private enum Field {
        static let text = 1
        static let frame = 2
        static let displayScale = 3
    }

    func write(to writer: inout WireWriter) {
        writer.message(Field.text) { text.write(to: &$0) }
        writer.field(Field.frame, frame)
        writer.field(Field.displayScale, displayScale)
    }

    init(reading reader: WireReader) throws(WireError) {
        self.init(StyledText([]), frame: .null, displayScale: 1)
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.text: text = try StyledText(reading: try field.message())
            case Field.frame: frame = try field.rect("movingText.frame")
            case Field.displayScale: displayScale = try field.scalar("movingText.displayScale", in: 0...DisplayList.Limits.side)
            default: break
            }
        }
        guard !frame.isNull else { throw .missing(field: "movingText.frame") }
    }
}

extension MovingSpan {
    private enum Field {
        static let start = 1
        static let end = 2
        static let countsDown = 3
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.start, interval.lowerBound.timeIntervalSince1970)
        writer.field(Field.end, interval.upperBound.timeIntervalSince1970)
        if countsDown { writer.field(Field.countsDown, true) }
    }

    init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var (start, end): (Date?, Date?)
        var countsDown = false
        while let field = try reader.next() {
            switch field.number {
            case Field.start: start = try field.date("span.start")
            case Field.end: end = try field.date("span.end")
            case Field.countsDown: countsDown = try field.bool()
            default: break
            }
        }
        guard let start else { throw .missing(field: "span.start") }
        guard let end else { throw .missing(field: "span.end") }
        guard start <= end else { throw .outOfRange(field: "span.end") }
        self.init(start...end, countsDown: countsDown)
    }
}

/// The fields of an outline that is drawn as a time passes.
enum MovingStrokeField {
    static let shape = 1
    static let span = 2
}

extension MovingStroke {
    func write(to writer: inout WireWriter) {
        writer.message(MovingStrokeField.shape) {
            $0.shape(outline, paint, .nonZero)
            $0.message(ShapeField.pen) { pen.write(to: &$0) }
        }
        writer.message(MovingStrokeField.span) { span.write(to: &$0) }
    }
}
