extension ShapedText.Run {
    private enum Field {
        static let font = 1
        static let rightToLeft = 2
        static let ids = 3
        static let advances = 4
        static let xOffsets = 5
        static let yOffsets = 6
        static let clusters = 7
        static let level = 8
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.font, font)
        if rightToLeft { writer.field(Field.rightToLeft, true) }
        writer.field(Field.ids, words: glyphs.map(\.id))
        writer.field(Field.advances, packed: glyphs.map(\.advance))
        if glyphs.contains(where: { $0.xOffset != 0 }) { writer.field(Field.xOffsets, packed: glyphs.map(\.xOffset)) }
        if glyphs.contains(where: { $0.yOffset != 0 }) { writer.field(Field.yOffsets, packed: glyphs.map(\.yOffset)) }
        writer.field(Field.clusters, words: glyphs.map(\.cluster))
        if level > 1 { writer.field(Field.level, UInt64(level)) }
    }

    init(reading reader: WireReader, glyphLimit: Int) throws(WireError) {
        var reader = reader
        var font: FontKey?
        var rightToLeft = false
        var level: UInt8?
        var columns = GlyphColumns()
        while let field = try reader.next() {
            switch field.number {
            case Field.font: font = try FontKey(reading: try field.message())
            case Field.rightToLeft: rightToLeft = try field.bool()
            case Field.ids: columns.ids = try field.packedWords("run.ids", limit: glyphLimit)
            case Field.advances: columns.advances = try field.packedFloats("run.advances", limit: glyphLimit)
            case Field.xOffsets: columns.xOffsets = try field.packedFloats("run.xOffsets", limit: glyphLimit)
            case Field.yOffsets: columns.yOffsets = try field.packedFloats("run.yOffsets", limit: glyphLimit)
            case Field.clusters: columns.clusters = try field.packedWords("run.clusters", limit: glyphLimit)
            case Field.level: level = try Self.level(field)
            default: break
            }
        }
        guard let font else { throw .missing(field: "run.font") }
        self.init(font: font, level: level ?? (rightToLeft ? 1 : 0), glyphs: try columns.glyphs())
    }

    private static func level(_ field: WireField) throws(WireError) -> UInt8 {
        let level: UInt8 = try field.whole("run.level")
        guard level <= deepest else { throw .outOfRange(field: "run.level") }
        return level
    }

    /// The highest level of the bidirectional algorithm.
    private static let deepest: UInt8 = 126
}

/// Glyphs as they lie in the bytes, a column for each property; offsets that are all zero are left out.
private struct GlyphColumns {
    var ids: [UInt32] = []
    var advances: [Float] = []
    var xOffsets: [Float] = []
    var yOffsets: [Float] = []
    var clusters: [UInt32] = []

    func glyphs() throws(WireError) -> [ShapedText.Glyph] {
        let count = ids.count
        guard advances.count == count else { throw .outOfRange(field: "run.advances") }
        guard clusters.count == count else { throw .outOfRange(field: "run.clusters") }
        guard xOffsets.isEmpty || xOffsets.count == count else { throw .outOfRange(field: "run.xOffsets") }
        guard yOffsets.isEmpty || yOffsets.count == count else { throw .outOfRange(field: "run.yOffsets") }
        return ids.indices.map { index in
            ShapedText.Glyph(
                id: ids[index], advance: advances[index], xOffset: xOffsets.isEmpty ? 0 : xOffsets[index],
                yOffset: yOffsets.isEmpty ? 0 : yOffsets[index], cluster: clusters[index])
        }
    }
}
