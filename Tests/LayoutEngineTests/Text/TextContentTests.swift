import Drawing
import Foundation
import LayoutEngine
import Synchronization
import TestSupport
import Testing

@Suite struct TextContentTests {
    /// Counts what it is asked.
    final class CountingShaper: TextShaper, Sendable {
        let questions = Mutex<[String]>([])

        func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
            questions.withLock { $0.append(text) }
            return FixedTextShaper().shape(text, face: face, language: language)
        }

        var asked: [String] { questions.withLock { $0 } }
    }

    private func runs(_ segments: [StyledText.Segment], width: CGFloat) -> [String] {
        TextDrawing(StyledText(segments), in: CGRect(x: 0, y: 0, width: width, height: 100)).lines
    }

    @Test(
        arguments: [
            ("abc ", "de", ["abc", "de"]), ("abc", "de", ["abcd", "e"]), ("ab-", "cd", ["ab-", "cd"]),
            ("ab", " cd ef", ["ab", "cd", "ef"]),
            ("a b", ".c", ["a", "b.c"]), ("a漢", "字漢字", ["a漢", "字漢字"]), ("a b\u{A0}", "c", ["a", "b\u{A0}c"]),
        ] as [(String, String, [String])])
    func aLineMayEndBetweenStylesWhereWordsDo(first: String, second: String, lines: [String]) {
        let segments = [StyledText.Segment(first, size: 10), StyledText.Segment(second, face: FontFace(weight: 700), size: 10)]
        #expect(runs(segments, width: 20) == lines)
    }

    @Test func aSymbolIsOneCharacter() {
        let symbol = StyledText.Segment("heart.fill", face: FontFace(design: .symbol), size: 10)
        let drawing = TextDrawing(
            StyledText([.init("a", size: 10), symbol, symbol, .init("b", size: 10)]), in: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(drawing.lines == ["a\u{FFFC}", "\u{FFFC}b"])
        #expect(drawing.runs.map(\.text) == ["a", "heart.fill", "heart.fill", "b"])
    }

    @Test func aSymbolsMiddleLiesAtHalfTheHeightOfCapitals() {
        let metrics = FontMetrics(ascent: 0.9, descent: 0.3, capHeight: 0.7)
        let text = StyledText([.init("heart", face: FontFace(design: .symbol), size: 10, metrics: metrics)])
        let run = TextDrawing(text, in: CGRect(x: 0, y: 0, width: 50, height: 12)).runs.first
        // The symbol's own middle is 0.3 above its baseline, that of the capitals 0.35.
        #expect(abs((run?.glyphs.first?.y ?? 0) + 0.5) < 1e-5)
        #expect(run?.origin.y == 9)
    }

    @Test func aPictureStandsOnTheBaseline() {
        let key = ImageKey(digest: [1])
        var picture = StyledText.Segment("flag", size: 10)
        picture.picture = .init(image: key, size: CGSize(width: 20, height: 14), isTemplate: true)
        let drawing = TextDrawing(
            StyledText([.init("abc", size: 10), picture, .init("d", size: 10)]), in: CGRect(x: 0, y: 0, width: 20, height: 100))
        let uses = drawing.list.commands.compactMap { if case .image(let use) = $0 { use } else { nil } }
        #expect(uses == [ImageUse(image: 0, rect: CGRect(x: 0, y: 10, width: 20, height: 14), tint: .color(.black))])
        #expect(drawing.list.images == [key])
        #expect(drawing.runs.map(\.text) == ["abc", "d"])
        #expect(drawing.runs.map(\.origin.y) == [8, 32])
    }

    @Test func partsOfOneStyleAreShapedOnce() {
        let shaper = CountingShaper()
        let text = StyledText([.init("Hello, ", size: 10), .init("", size: 99), .init("world", size: 10), .init("!", size: 11)])
        let layout = TextLayout(text, shaper: shaper, displayScale: 2)
        for width in 1...40 { _ = layout.lines(width: CGFloat(width), height: nil) }
        #expect(shaper.asked == ["Hello, world", "!"])
    }

    @Test func answersAreRemembered() {
        let shaper = CountingShaper()
        let cached = CachedTextShaper(shaper, capacity: 2)
        for word in ["a", "b", "a", "c", "a"] {
            #expect(cached.shape(word, face: FontFace(), language: "").runs.count == 1)
        }
        #expect(shaper.asked == ["a", "b", "c", "a"])
    }

    @Test(arguments: [
        String(repeating: "word ", count: 200_000), String(repeating: "x", count: 1_000_000),
        "e" + String(repeating: "\u{301}", count: 500_000), String(repeating: "\n", count: 1_000_000),
        String(repeating: "\t", count: 100_000),
    ])
    func aMegabyteIsCutToWhatCanMatter(text: String) {
        let shaper = CountingShaper()
        let style = StyledText.ParagraphStyle(minimumScale: 0.5)
        let layout = TextLayout(StyledText([.init(text, size: 10)], paragraph: style), shaper: shaper, displayScale: 2)
        let lines = layout.lines(width: 300, height: nil)
        #expect(lines.isTruncated && lines.scale == 1)
        #expect(shaper.asked.allSatisfy { $0.unicodeScalars.count <= TextLayout.characterLimit })
        let drawing = TextDrawing(layout, lines, in: CGRect(origin: .zero, size: lines.size))
        #expect(drawing.runs.last?.text.hasSuffix("…") == true)
        let single = layout.lines(width: nil, height: 10)
        let run = TextDrawing(layout, single, in: CGRect(origin: .zero, size: single.size)).runs.last
        #expect((run?.text.unicodeScalars.count ?? 0) <= DisplayList.Limits.textPerRun)
    }

    @Test func glyphsOfAnyClusterStayInBounds() {
        struct Liar: TextShaper {
            func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
                let glyphs = [7, 900, 3, 3].map { ShapedText.Glyph(id: 1, advance: 0.5, cluster: $0) }
                let runs = [false, true].map { ShapedText.Run(font: FontKey(path: "/f"), rightToLeft: $0, glyphs: glyphs) }
                return ShapedText(runs: runs, breaks: [], metrics: FontMetrics(ascent: 1, descent: 0))
            }
        }
        let layout = TextLayout(StyledText([.init("abc", size: 10)]), shaper: Liar(), displayScale: 2)
        let lines = layout.lines(width: 12, height: nil)
        #expect(!TextDrawing(layout, lines, in: CGRect(origin: .zero, size: lines.size)).runs.isEmpty)
    }
}
