import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct TextDrawingTests {
    private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))

    @Test func oneRunIsDrawnForAStyleAndALine() {
        let text = StyledText([.init("one ", size: 10), .init("two ", size: 10), .init("red", size: 10, paint: red)])
        let drawing = TextDrawing(text, in: CGRect(x: 7, y: 3, width: 40, height: 20))
        #expect(drawing.runs.map(\.text) == ["one two", "red"])
        #expect(drawing.runs.map(\.origin) == [CGPoint(x: 7, y: 11), CGPoint(x: 7, y: 21)])
        #expect(drawing.runs.map(\.paint) == [.color(.black), red])
        #expect(drawing.runs[0].glyphs.map(\.x) == [0, 5, 10, 15, 20, 25, 30])
        #expect(drawing.list.fonts == [FixedTextShaper.font(FontFace())])
    }

    @Test func fontsOfOneLineShareItsBaseline() {
        let bold = FontFace(weight: 700)
        let text = StyledText([.init("a", size: 10), .init("B", face: bold, size: 20), .init("c", size: 10, baselineOffset: 4)])
        let drawing = TextDrawing(text, in: CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(drawing.runs.map(\.origin) == [CGPoint(x: 0, y: 16), CGPoint(x: 5, y: 16), CGPoint(x: 15, y: 12)])
        #expect(drawing.runs.map(\.size) == [10, 20, 10])
        #expect(drawing.list.fonts.count == 2)
    }

    struct Side: Sendable {
        var alignment: StyledText.Alignment
        var direction = StyledText.Direction.leftToRight
        var starts: [CGFloat]
    }

    @Test(arguments: [
        Side(alignment: .leading, starts: [0, 0]), Side(alignment: .center, starts: [0, 7.5]),
        Side(alignment: .trailing, starts: [0, 15]), Side(alignment: .leading, direction: .rightToLeft, starts: [0, 15]),
        Side(alignment: .trailing, direction: .rightToLeft, starts: [0, 0]),
    ])
    func linesStandOnTheirSide(_ side: Side) {
        let style = StyledText.ParagraphStyle(alignment: side.alignment, layoutDirection: side.direction)
        let drawing = TextDrawing(
            StyledText([.init("abcdef abc", size: 10)], paragraph: style), in: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(drawing.starts == side.starts)
    }

    @Test(
        arguments: [
            ("ab שלום cd", .leftToRight, "ab םולש cd"),
            ("ab שלום cd", .rightToLeft, "ab םולש cd"),
            // This shaper counts the space as a part of the Latin words.
            ("שלום ab cd", .leftToRight, "ab cd םולש"),
            ("אב (12) גד", .leftToRight, "דג (12) בא"),
            ("12 -", .rightToLeft, "12 -"),
        ] as [(String, StyledText.Direction, String)])
    func partsThatRunTheOtherWayAreTurned(text: String, direction: StyledText.Direction, seen: String) {
        let style = StyledText.ParagraphStyle(layoutDirection: direction)
        let drawing = TextDrawing(StyledText([.init(text, size: 10)], paragraph: style), in: CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(drawing.lines.first == seen)
    }

    @Test func aCutHebrewLineEndsAtTheLeft() {
        let style = StyledText.ParagraphStyle(lineLimit: 1, layoutDirection: .rightToLeft)
        let drawing = TextDrawing(StyledText([.init("אבגדהו", size: 10)], paragraph: style), in: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(drawing.lines == ["…גבא"])
    }

    @Test func theEllipsisHasTheStyleOfItsPlace() {
        let text = StyledText(
            [.init("one ", size: 10), .init("two three", face: FontFace(italic: true), size: 10, paint: red)],
            paragraph: .init(lineLimit: 1))
        let drawing = TextDrawing(text, in: CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(drawing.runs.map(\.text) == ["one ", "two…"])
        #expect(drawing.runs.map(\.paint) == [.color(.black), red])
    }

    @Test func typeShrinksBeforeItIsCut() {
        let layout = TextLayoutTests.layout("abcdefghij", .init(lineLimit: 1, minimumScale: 0.5))
        let lines = layout.lines(width: 40, height: nil)
        #expect(!lines.isTruncated)
        #expect(abs(lines.scale - 0.8) < 0.001)
        #expect(lines.size == CGSize(width: 40, height: 8))
        let drawing = TextDrawing(layout, lines, in: CGRect(x: 0, y: 0, width: 40, height: 8))
        #expect(abs(drawing.runs[0].size - 8) < 0.01)
        #expect(abs(drawing.runs[0].glyphs[9].x - 36) < 0.05)
        let narrow = layout.lines(width: 20, height: nil)
        #expect(narrow.isTruncated && narrow.scale == 0.5)
    }

    @Test func typeShrinksToTheHeightToo() {
        let layout = TextLayoutTests.layout("one two three four", .init(minimumScale: 0.3))
        let lines = layout.lines(width: 35, height: 20)
        #expect(!lines.isTruncated && lines.scale < 1 && lines.size.height <= 20 && lines.size.width <= 35)
        let low = layout.lines(width: 200, height: 5)
        #expect(abs(low.scale - 0.5) < 0.001)
    }

    @Test func linesAreDrawnUnderAndThroughAText() {
        let text = StyledText([
            .init("ab", size: 16), .init("cd ef", size: 16, underline: .init(), strikethrough: .init(paint: red)),
        ])
        let drawing = TextDrawing(text, in: CGRect(x: 0, y: 0, width: 100, height: 16))
        #expect(drawing.fills == [CGRect(x: 16, y: 14, width: 40, height: 1), CGRect(x: 16, y: 8.5, width: 40, height: 1)])
        guard case .fill(_, red, .nonZero) = drawing.list.commands.last else {
            Issue.record("the line through the text is drawn over it, in its own paint")
            return
        }
    }

    @Test func patternsAreStroked() {
        let text = StyledText([.init("ab", size: 16, underline: .init(pattern: .dash))])
        let drawing = TextDrawing(text, in: CGRect(x: 0, y: 0, width: 16, height: 16))
        guard case .stroke(_, .color(.black), let pen) = drawing.list.commands.first else {
            Issue.record("no stroke")
            return
        }
        #expect(pen.width == 1 && pen.dash == [4, 3])
    }

    @Test func aGradientSpansTheFrame() {
        let unit = Paint.linear(stops: [], from: .zero, to: CGPoint(x: 1, y: 0.5))
        let drawing = TextDrawing(StyledText([.init("ab", size: 10, paint: unit)]), in: CGRect(x: 10, y: 20, width: 40, height: 10))
        #expect(drawing.runs[0].paint == .linear(stops: [], from: CGPoint(x: 10, y: 20), to: CGPoint(x: 50, y: 25)))
    }

    @Test func barsCoverTheCapitalsOfEachLine() {
        let layout = TextLayout(
            StyledText([.init("abcdef abc", size: 10, metrics: .system)]), shaper: FixedTextShaper(), displayScale: 2)
        let lines = layout.lines(width: 30, height: nil)
        let bars = layout.bars(lines, in: CGRect(origin: CGPoint(x: 1, y: 2), size: lines.size))
        #expect(bars.map(\.width) == [30, 15])
        #expect(bars.map(\.maxY) == [12, 23.5])
        #expect(bars.allSatisfy { abs($0.height - 7.046) < 0.001 && $0.minX == 1 })
    }
}
