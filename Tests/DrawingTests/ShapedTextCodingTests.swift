import Drawing
import Testing

@Suite struct ShapedTextCodingTests {
    private let text = ShapedText(
        runs: [
            ShapedText.Run(
                font: FontKey(path: "/fonts/Inter.ttf"), rightToLeft: false,
                glyphs: [ShapedText.Glyph(id: 7, advance: 0.5, cluster: 0), ShapedText.Glyph(id: 8, advance: 0.25, cluster: 1)]),
            ShapedText.Run(
                font: FontKey(path: "/fonts/Noto.ttf", index: 1), rightToLeft: true,
                glyphs: [ShapedText.Glyph(id: 1 << 20, advance: 0, xOffset: -0.5, yOffset: 0.125, cluster: 2)]),
        ], breaks: [.character, [.character, .line], [.space, .line], [.mandatory]],
        metrics: FontMetrics(ascent: 0.96875, descent: 0.25, leading: 0.5, capHeight: 0.75, xHeight: 0.5))

    @Test func glyphsBreaksAndMetricsComeBackExactly() throws {
        #expect(try ShapedText(decoding: text.encoded()) == text)
    }

    @Test func thousandsOfGlyphsComeBack() throws {
        var long = text
        long.runs[0].glyphs = (0..<10_000).map { ShapedText.Glyph(id: $0, advance: Float($0), cluster: $0 % 4) }
        #expect(long.encoded().count < 125_000)
        #expect(try ShapedText(decoding: long.encoded()) == long)
    }

    @Test func aClusterOutsideTheTextIsRefused() {
        var wrong = text
        wrong.runs[1].glyphs[0].cluster = 4
        #expect(throws: WireError.outOfRange(field: "run.clusters")) { try ShapedText(decoding: wrong.encoded()) }
    }

    @Test func whatIsNotANumberIsRefused() {
        var wrong = text
        wrong.runs[0].glyphs[1].advance = .nan
        #expect(throws: WireError.outOfRange(field: "run.advances")) { try ShapedText(decoding: wrong.encoded()) }
        wrong = text
        wrong.metrics.ascent = .infinity
        #expect(throws: WireError.outOfRange(field: "metrics")) { try ShapedText(decoding: wrong.encoded()) }
    }

    @Test func tooManyGlyphsAreRefused() {
        var long = text
        let glyph = ShapedText.Glyph(id: 1, advance: 1, cluster: 0)
        long.runs[0].glyphs = Array(repeating: glyph, count: ShapedText.glyphLimit)
        #expect(throws: WireError.tooLarge(what: "run.ids", count: 1, limit: 0)) { try ShapedText(decoding: long.encoded()) }
    }

    @Test func columnsOfUnequalLengthAreRefused() {
        var writer = WireWriter()
        writer.message(1) {
            $0.message(1) { $0.field(1, "/a.ttf") }
            $0.field(3, words: [1, 2])
            $0.field(4, packed: [1])
        }
        writer.field(3, packed: [1, 1, 1, 1, 1])
        #expect(throws: WireError.outOfRange(field: "run.advances")) { try ShapedText(decoding: writer.bytes) }
    }

    @Test func truncatedAndChangedBytesNeverTrap() {
        let valid = text.encoded()
        for count in valid.indices { _ = try? ShapedText(decoding: Array(valid[..<count])) }
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<5_000 {
            var bytes = valid
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            guard let decoded = try? ShapedText(decoding: bytes) else { continue }
            #expect(decoded.runs.allSatisfy { $0.glyphs.allSatisfy { $0.cluster < decoded.breaks.count } })
        }
    }
}
