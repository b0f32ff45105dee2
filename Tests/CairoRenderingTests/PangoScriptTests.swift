import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PangoScriptTests {
    private static let shared = PangoTextShaper()

    private func shape(_ text: String, language: String = "en") -> ShapedText {
        Self.shared.shape(text, face: FontFace(), language: language)
    }

    /// A text, and the beginning of the name of the file that draws it.
    @Test(arguments: [
        ("مرحبا بالعالم", "NotoSansArabic"), ("שלום עולם", "NotoSansHebrew"), ("สวัสดีชาวโลก", "NotoSansThai"), ("你好，世界", "wqy-microhei"),
        ("こんにちは世界", "wqy-microhei"), ("안녕하세요", "wqy-microhei"), ("Привет", "Inter"), ("Γειά", "Inter"), ("नमस्ते", "NotoSansDevanagari"),
        ("🎉", "NotoColorEmoji"),
    ])
    func everyScriptHasRealGlyphs(text: String, file: String) {
        for run in shape(text).runs {
            #expect(URL(fileURLWithPath: run.font.path).lastPathComponent.hasPrefix(file), "\(text)")
            #expect(run.glyphs.allSatisfy { $0.id != 0 }, "\(text)")
        }
    }

    /// The levels of the runs, in the order in which they are read.
    @Test(
        arguments: [
            ("abc", [0]), ("אבג", [1]), ("abc אבג", [0, 1]), ("אבג 12", [1, 2]), ("12 אבג", [2, 1]), ("אבג abc דה", [1, 2, 1]),
            ("abc אבג 12 דה", [0, 1, 2, 1]), ("مرحبا 12", [1, 2]),
        ] as [(String, [UInt8])])
    func levelsAreThoseOfTheBidirectionalAlgorithm(text: String, levels: [UInt8]) {
        let found = shape(text).runs.map(\.level)
        #expect(found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] } == levels)
    }

    /// A text, and what may stand on a line by itself.
    @Test(arguments: [
        ("สวัสดีชาวโลก", "th", ["สวัสดี", "ชาว", "โลก"]), ("你好，世界", "zh", ["你", "好，", "世", "界"]),
        ("東京タワー", "ja", ["東", "京", "タ", "ワー"]), ("안녕 하세요", "ko", ["안", "녕 ", "하", "세", "요"]), ("「日本」", "ja", ["「日", "本」"]),
    ])
    func linesBreakAsTheScriptHasIt(text: String, language: String, parts: [String]) {
        let breaks = shape(text, language: language).breaks
        let bytes = Array(text.utf8)
        let ends = breaks.indices.filter { $0 > 0 && breaks[$0].contains(.line) }
        let found = zip([0] + ends, ends).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
        #expect(found == parts)
    }

    @Test(arguments: ["世", "あ", "한", "ก", "ا"])
    func everyScriptLeavesInk(text: String) throws {
        let run = try #require(shape(text).runs.first)
        let glyphs = run.glyphs.map { GlyphRun.Glyph(id: $0.id, x: 0) }
        let drawing = GlyphRun(font: 0, size: 24, origin: CGPoint(x: 4, y: 26), glyphs: glyphs, paint: .color(.black), text: text)
        let list = DisplayList(size: CGSize(width: 32, height: 32), commands: [.glyphs(drawing)], fonts: [run.font])
        let (bitmap, warnings) = try PictureRenderer(folders: Self.shared.folders).draw(list, scale: 1)
        #expect(warnings.isEmpty)
        #expect(bitmap.pixels.count { $0 >> 24 > 128 } > 20)
    }
}
