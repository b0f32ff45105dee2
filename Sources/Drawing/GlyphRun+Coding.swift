internal import Foundation

extension GlyphRun {
    private enum Field {
        static let font = 1
        static let size = 2
        static let origin = 3
        static let ids = 4
        static let x = 5
        static let y = 6
        static let paint = 7
        static let text = 8
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.font, font)
        writer.field(Field.size, max(0, size))
        writer.field(Field.origin, origin)
        writer.field(Field.ids, words: glyphs.map(\.id))
        writer.field(Field.x, packed: glyphs.map(\.x))
        if glyphs.contains(where: { $0.y != 0 }) { writer.field(Field.y, packed: glyphs.map(\.y)) }
        writer.message(Field.paint) { paint.write(to: &$0) }
        if !text.isEmpty { writer.field(Field.text, text) }
    }

    /// Throws also when the run names a font beyond the first `fonts`.
    init(reading reader: WireReader, fonts: Int) throws(WireError) {
        var reader = reader
        var parts = Parts()
        while let field = try reader.next() { try parts.take(field) }
        self = try parts.run(fonts: fonts)
    }

    /// The fields of a run as they come in.
    private struct Parts {
        private var font = 0
        private var size: CGFloat?
        private var origin: CGPoint?
        private var ids: [UInt32] = []
        private var x: [Float] = []
        private var y: [Float] = []
        private var paint: Paint?
        private var text = ""

        mutating func take(_ field: WireField) throws(WireError) {
            let limit = DisplayList.Limits.glyphsPerRun
            switch field.number {
            case Field.font: font = try field.whole("glyphs.font")
            case Field.size: size = try field.scalar("glyphs.size", in: 0...DisplayList.Limits.side)
            case Field.origin: origin = try field.point("glyphs.origin")
            case Field.ids: ids = try field.packedWords("glyphs.ids", limit: limit)
            case Field.x: x = try field.packedFloats("glyphs.x", limit: limit)
            case Field.y: y = try field.packedFloats("glyphs.y", limit: limit)
            case Field.paint: paint = try Paint(reading: try field.message())
            case Field.text: text = try field.text("glyphs.text", limit: DisplayList.Limits.textPerRun)
            default: break
            }
        }

        func run(fonts: Int) throws(WireError) -> GlyphRun {
            guard let size else { throw .missing(field: "glyphs.size") }
            guard let origin else { throw .missing(field: "glyphs.origin") }
            guard let paint else { throw .missing(field: "glyphs.paint") }
            guard font < fonts else { throw .outOfRange(field: "glyphs.font") }
            return GlyphRun(font: font, size: size, origin: origin, glyphs: try glyphs(), paint: paint, text: text)
        }

        private func glyphs() throws(WireError) -> [Glyph] {
            guard x.count == ids.count else { throw .outOfRange(field: "glyphs.x") }
            guard y.isEmpty || y.count == ids.count else { throw .outOfRange(field: "glyphs.y") }
            return ids.indices.map { Glyph(id: ids[$0], x: x[$0], y: y.isEmpty ? 0 : y[$0]) }
        }
    }
}
