internal import Foundation

extension StyledText.Segment {
    private enum Field {
        static let text = 1
        static let face = 2
        static let size = 3
        static let paint = 4
        static let kerning = 5
        static let tracking = 6
        static let baselineOffset = 7
        static let underline = 8
        static let strikethrough = 9
        static let metrics = 10
        static let picture = 11
        static let words = 12
        static let background = 13
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.text, text)
        writer.field(Field.face, face)
        writer.field(Field.size, Float(min(max(0, size), DisplayList.Limits.side)))
        writer.message(Field.paint) { paint.write(to: &$0) }
        if kerning != 0 { writer.field(Field.kerning, kerning) }
        if tracking != 0 { writer.field(Field.tracking, tracking) }
        if baselineOffset != 0 { writer.field(Field.baselineOffset, baselineOffset) }
        if let underline { writer.message(Field.underline) { underline.write(to: &$0) } }
        if let strikethrough { writer.message(Field.strikethrough) { strikethrough.write(to: &$0) } }
        if let metrics { writer.field(Field.metrics, packed: metrics.numbers) }
        if let picture { writer.message(Field.picture) { picture.write(to: &$0) } }
        if let background { writer.message(Field.background) { background.write(to: &$0) } }
        if let words { writer.message(Field.words) { words.write(to: &$0) } }
    }

    init(reading reader: WireReader) throws(WireError) {
        self.init("", size: -1)
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.text: text = try field.text("segment.text", limit: DisplayList.Limits.textPerRun)
            case Field.face: face = try FontFace(reading: try field.message())
            case Field.size: size = try field.scalar("segment.size", in: 0...DisplayList.Limits.side)
            case Field.paint: paint = try Paint(reading: try field.message())
            case Field.kerning: kerning = try field.bounded("segment.kerning")
            case Field.tracking: tracking = try field.bounded("segment.tracking")
            case Field.baselineOffset: baselineOffset = try field.bounded("segment.baselineOffset")
            case Field.underline: underline = try StyledText.Decoration(reading: try field.message())
            case Field.strikethrough: strikethrough = try StyledText.Decoration(reading: try field.message())
            case Field.metrics: metrics = try FontMetrics(field)
            case Field.picture: picture = try StyledText.Picture(reading: try field.message())
            case Field.background: background = try Paint(reading: try field.message())
            case Field.words: words = try MovingWords.reading(try field.message())
            default: break
            }
        }
        guard size >= 0 else { throw .missing(field: "segment.size") }
    }
}

extension StyledText.Decoration {
    private enum Field {
        static let pattern = 1
        static let paint = 2
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.pattern, UInt64(pattern.rawValue))
        if let paint { writer.message(Field.paint) { paint.write(to: &$0) } }
    }

    init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.pattern: pattern = try field.choice(or: .solid)
            case Field.paint: paint = try Paint(reading: try field.message())
            default: break
            }
        }
    }
}

extension StyledText.Picture {
    private enum Field {
        static let image = 1
        static let size = 2
        static let isTemplate = 3
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.image, image.digest)
        writer.field(Field.size, size)
        if isTemplate { writer.field(Field.isTemplate, true) }
    }

    init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var image: ImageKey?
        self.init(image: ImageKey(digest: []), size: .zero, isTemplate: false)
        while let field = try reader.next() {
            switch field.number {
            case Field.image: image = try ImageKey(field)
            case Field.size: size = try field.size("picture.size")
            case Field.isTemplate: isTemplate = try field.bool()
            default: break
            }
        }
        guard let image else { throw .missing(field: "picture.image") }
        self.image = image
    }
}
