import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

/// What must hold of any text in any room.
@Suite struct TextLayoutInvariantTests {
    /// The same numbers each time: a failure can be looked at again.
    struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let words = ["a", "one", "extraordinary", "well-known", " ", "  ", "\n", "שלום", "אב", "漢字", "e\u{301}", "👨‍👩‍👧", "12", "."]

    private func text(_ dice: inout Dice) -> StyledText {
        let segments = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
            let words = (0..<Int.random(in: 0...8, using: &dice)).map { _ in Self.words.randomElement(using: &dice) ?? "" }
            return StyledText.Segment(
                words.joined(separator: Bool.random(using: &dice) ? " " : ""), face: FontFace(italic: Bool.random(using: &dice)),
                size: [8, 10, 20].randomElement(using: &dice) ?? 10, underline: Bool.random(using: &dice) ? .init() : nil)
        }
        let style = StyledText.ParagraphStyle(
            alignment: [.leading, .center, .trailing].randomElement(using: &dice) ?? .leading,
            lineLimit: Bool.random(using: &dice) ? Int.random(in: 1...4, using: &dice) : nil,
            truncation: [.head, .middle, .tail].randomElement(using: &dice) ?? .tail,
            minimumScale: [0.3, 0.8, 1].randomElement(using: &dice) ?? 1,
            lineSpacing: [0, 3].randomElement(using: &dice) ?? 0, allowsTightening: Bool.random(using: &dice),
            layoutDirection: Bool.random(using: &dice) ? .rightToLeft : .leftToRight)
        return StyledText(segments, paragraph: style)
    }

    private func room(_ dice: inout Dice) -> (width: CGFloat?, height: CGFloat?) {
        let width: CGFloat? = Bool.random(using: &dice) ? CGFloat.random(in: 0...200, using: &dice) : nil
        let height: CGFloat? = Bool.random(using: &dice) ? CGFloat.random(in: 0...60, using: &dice) : nil
        return (width, height)
    }

    @Test(arguments: 0..<40)
    func layoutsKeepTheirPromises(seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 7_919 &+ 17)
        for _ in 0..<50 {
            let text = text(&dice)
            let room = room(&dice)
            let layout = TextLayout(text, shaper: FixedTextShaper(), displayScale: 2)
            let lines = layout.lines(width: room.width, height: room.height)
            #expect(lines.size.width <= (room.width ?? .infinity) + 0.5, "no wider than its room, but for the pixel it ends in")
            #expect(lines.count <= text.paragraph.lineLimit ?? .max)
            #expect(lines.scale >= text.paragraph.minimumScale && lines.scale <= 1)
            #expect(lines.firstBaseline <= lines.lastBaseline && lines.lastBaseline <= lines.size.height)
            if (room.width ?? .infinity) >= Self.widestCharacter { checkStability(of: text, lines) }
            checkDrawing(layout, lines, of: text)
        }
    }

    /// In points, at the largest size.
    private static let widestCharacter: CGFloat = 10

    /// Measured anew in the size that it asked for, a text takes the same size; unless what it shows in a cut line is higher than
    /// the line that had no room.
    private func checkStability(of text: StyledText, _ lines: TextLines) {
        guard lines.size.width > 0, lines.scale == 1 else { return }
        guard !lines.isTruncated || (text.paragraph.truncation == .tail && !text.paragraph.allowsTightening) else { return }
        let again = TextLayout(text, shaper: FixedTextShaper(), displayScale: 2)
            .lines(width: lines.size.width, height: lines.size.height)
        #expect(again.size.height == lines.size.height)
        #expect(again.count == lines.count)
    }

    /// Nothing is drawn outside of the frame, and of a text that fits nothing is lost but white space.
    private func checkDrawing(_ layout: TextLayout, _ lines: TextLines, of text: StyledText) {
        let frame = CGRect(x: 10, y: 10, width: max(lines.size.width, 30), height: lines.size.height)
        let drawing = TextDrawing(layout, lines, in: frame)
        for run in drawing.runs {
            #expect(run.origin.y > frame.minY && run.origin.y <= frame.maxY)
            #expect(run.glyphs.allSatisfy { run.origin.x + CGFloat($0.x) >= frame.minX - 0.01 })
        }
        guard !lines.isTruncated else { return }
        let shown = drawing.runs.map(\.text).joined().filter { !$0.isWhitespace }
        #expect(shown.sorted() == text.string.filter { !$0.isWhitespace }.sorted())
    }
}
