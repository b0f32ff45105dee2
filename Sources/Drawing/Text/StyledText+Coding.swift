internal import Foundation

extension StyledText {
    private enum Field {
        static let segment = 1
        static let paragraph = 2
    }

    func write(to writer: inout WireWriter) {
        for segment in segments { writer.message(Field.segment) { segment.write(to: &$0) } }
        writer.message(Field.paragraph) { paragraph.write(to: &$0) }
    }

    /// Throws also when all segments together have more characters than a glyph run may.
    init(reading reader: WireReader) throws(WireError) {
        self.init([])
        var reader = reader
        var characters = 0
        while let field = try reader.next() {
            switch field.number {
            case Field.segment:
                try WireError.check(segments.count + 1, within: DisplayList.Limits.segmentsPerText, "parts of a text")
                let segment = try Segment(reading: try field.message())
                characters += segment.text.unicodeScalars.count
                try WireError.check(characters, within: DisplayList.Limits.textPerRun, "characters of a text")
                segments.append(segment)
            case Field.paragraph: paragraph = try ParagraphStyle(reading: try field.message())
            default: break
            }
        }
    }
}

extension StyledText.ParagraphStyle {
    private enum Field {
        static let alignment = 1
        static let lineLimit = 2
        static let truncation = 3
        static let minimumScale = 4
        static let lineSpacing = 5
        static let allowsTightening = 6
        static let rightToLeft = 7
        static let language = 8
    }

    /// What a paragraph has by default is left out, and so are lines that are reserved: the frame has room for them.
    func write(to writer: inout WireWriter) {
        if alignment != .leading { writer.field(Field.alignment, UInt64(alignment.rawValue)) }
        if let lineLimit { writer.field(Field.lineLimit, UInt64(max(1, lineLimit))) }
        if truncation != .tail { writer.field(Field.truncation, UInt64(truncation.rawValue)) }
        if minimumScale != 1 { writer.field(Field.minimumScale, unit(Float(minimumScale))) }
        if lineSpacing != 0 { writer.field(Field.lineSpacing, lineSpacing) }
        if allowsTightening { writer.field(Field.allowsTightening, true) }
        if layoutDirection == .rightToLeft { writer.field(Field.rightToLeft, true) }
        if !language.isEmpty { writer.field(Field.language, language) }
    }

    init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.alignment: alignment = try field.choice(or: .leading)
            case Field.lineLimit: lineLimit = max(1, try field.whole("paragraph.lineLimit"))
            case Field.truncation: truncation = try field.choice(or: .tail)
            case Field.minimumScale: minimumScale = try field.scalar("paragraph.minimumScale", in: 0...1)
            case Field.lineSpacing: lineSpacing = try field.bounded("paragraph.lineSpacing")
            case Field.allowsTightening: allowsTightening = try field.bool()
            case Field.rightToLeft: layoutDirection = try field.bool() ? .rightToLeft : .leftToRight
            case Field.language: language = try field.string("paragraph.language", limit: DisplayList.Limits.name)
            default: break
            }
        }
    }
}

extension WireField {
    /// A length in either direction, within what a list may be large.
    func bounded(_ name: String) throws(WireError) -> CGFloat { try scalar(name, in: -DisplayList.Limits.side...DisplayList.Limits.side) }
}
