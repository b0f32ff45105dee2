import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Type of 10 points: a character is 5 wide, a line 10 high.
@Suite struct TextLayoutTests {
    struct Case: Sendable {
        var text: String
        var width: CGFloat?
        var height: CGFloat?
        var style = StyledText.ParagraphStyle()
        var lines: [String]
        var size: CGSize
    }

    static func layout(_ text: String, _ style: StyledText.ParagraphStyle = .init()) -> TextLayout {
        TextLayout(StyledText([.init(text, size: 10)], paragraph: style), shaper: FixedTextShaper(), displayScale: 2)
    }

    @Test(arguments: [
        Case(text: "Hello", lines: ["Hello"], size: CGSize(width: 25, height: 10)),
        Case(text: "one two three", lines: ["one two three"], size: CGSize(width: 65, height: 10)),
        Case(text: "one two three", width: 40, lines: ["one two", "three"], size: CGSize(width: 35, height: 20)),
        Case(text: "one two three", width: 35, lines: ["one two", "three"], size: CGSize(width: 35, height: 20)),
        Case(text: "one two three", width: 34, lines: ["one", "two", "three"], size: CGSize(width: 25, height: 30)),
        Case(text: "extraordinary", width: 30, lines: ["extrao", "rdinar", "y"], size: CGSize(width: 30, height: 30)),
        Case(text: "an extraordinary day", width: 40, lines: ["an", "extraord", "inary", "day"], size: CGSize(width: 40, height: 40)),
        Case(text: "well-known", width: 30, lines: ["well-", "known"], size: CGSize(width: 25, height: 20)),
        Case(text: "ab", width: 1, lines: ["a", "b"], size: CGSize(width: 1, height: 20)),
        Case(text: "one   two", width: 15, lines: ["one", "two"], size: CGSize(width: 15, height: 20)),
        Case(text: "tail   ", lines: ["tail"], size: CGSize(width: 20, height: 10)),
        Case(text: "a\nbcd", lines: ["a", "bcd"], size: CGSize(width: 15, height: 20)),
        Case(text: "a\r\n\u{2029}b", lines: ["a", "b"], size: CGSize(width: 5, height: 30)),
        Case(text: "a\n", lines: ["a"], size: CGSize(width: 5, height: 20)),
        Case(text: "a\tb", lines: ["a\u{2003}b"], size: CGSize(width: 15, height: 10)),
        Case(text: "", lines: [], size: .zero),
        Case(text: "Hello", width: 0, lines: [], size: CGSize(width: 0, height: 10)),
        Case(text: "Hello", width: -5, height: -5, lines: [], size: CGSize(width: 0, height: 10)),
        Case(text: "Hello", width: .infinity, height: .infinity, lines: ["Hello"], size: CGSize(width: 25, height: 10)),
        Case(text: "Hello", width: .nan, height: .nan, lines: ["Hello"], size: CGSize(width: 25, height: 10)),
    ])
    func linesAreBrokenWhereTheyMay(_ test: Case) { check(test) }

    @Test(arguments: [
        Case(text: "one two three", width: 40, height: 10, lines: ["one two…"], size: CGSize(width: 40, height: 10)),
        Case(text: "one two three", width: 40, height: 19, lines: ["one two…"], size: CGSize(width: 40, height: 10)),
        Case(text: "one two three", width: 40, height: 20, lines: ["one two", "three"], size: CGSize(width: 35, height: 20)),
        Case(text: "one two three", width: 40, height: 0, lines: ["one two…"], size: CGSize(width: 40, height: 10)),
        Case(
            text: "one two three", width: 37, style: .init(lineLimit: 1), lines: ["one tw…"], size: CGSize(width: 35, height: 10)),
        Case(
            text: "one two three", width: 25, style: .init(lineLimit: 1), lines: ["one…"], size: CGSize(width: 20, height: 10)),
        Case(
            text: "one two three four", width: 35, style: .init(lineLimit: 2), lines: ["one two", "three…"],
            size: CGSize(width: 35, height: 20)),
        Case(text: "one two", width: 20, style: .init(lineLimit: 0), lines: ["one…"], size: CGSize(width: 20, height: 10)),
        Case(text: "a\nb", style: .init(lineLimit: 1), lines: ["a…"], size: CGSize(width: 10, height: 10)),
        Case(
            text: "one two three", width: 40, style: .init(lineLimit: 1, truncation: .head), lines: ["…o three"],
            size: CGSize(width: 40, height: 10)),
        Case(
            text: "one two three", width: 30, style: .init(lineLimit: 1, truncation: .head), lines: ["…three"],
            size: CGSize(width: 30, height: 10)),
        Case(
            text: "one two three", width: 45, style: .init(lineLimit: 1, truncation: .middle), lines: ["one…three"],
            size: CGSize(width: 45, height: 10)),
        Case(
            text: "abcdefghij", width: 25, style: .init(lineLimit: 1, truncation: .middle), lines: ["ab…ij"],
            size: CGSize(width: 25, height: 10)),
        Case(text: "abc", width: 3, style: .init(lineLimit: 1), lines: ["…"], size: CGSize(width: 3, height: 10)),
    ])
    func whatHasNoRoomIsCut(_ test: Case) {
        check(test)
        let lines = Self.layout(test.text, test.style).lines(width: test.width, height: test.height)
        #expect(lines.isTruncated == test.lines.contains { $0.contains("…") })
    }

    @Test(arguments: [
        Case(text: "a", style: .init(reservedLines: 3), lines: ["a"], size: CGSize(width: 5, height: 30)),
        Case(text: "", style: .init(reservedLines: 2), lines: [], size: CGSize(width: 0, height: 20)),
        Case(
            text: "a b", width: 5, style: .init(reservedLines: 1, lineSpacing: 4), lines: ["a", "b"], size: CGSize(width: 5, height: 24)),
        Case(text: "a", style: .init(reservedLines: 2, lineSpacing: 4), lines: ["a"], size: CGSize(width: 5, height: 24)),
        Case(
            text: "abcdefghij", width: 48, style: .init(lineLimit: 1, allowsTightening: true), lines: ["abcdefghij"],
            size: CGSize(width: 48, height: 10)),
        Case(
            text: "abcdefghij", width: 46, style: .init(lineLimit: 1, allowsTightening: true), lines: ["abcdefgh…"],
            size: CGSize(width: 45, height: 10)),
    ])
    func linesAreReservedSpacedAndTightened(_ test: Case) { check(test) }

    private func check(_ test: Case) {
        let layout = Self.layout(test.text, test.style)
        let lines = layout.lines(width: test.width, height: test.height)
        #expect(lines.size == test.size)
        #expect(TextDrawing(layout, lines, in: CGRect(origin: .zero, size: lines.size)).lines == test.lines)
        let again = layout.lines(width: lines.size.width, height: lines.size.height)
        #expect(again.size == lines.size && again.count == lines.count, "a text fits the size that it asked for")
    }

    @Test func bodyTextHasTheHeightsThatLayoutsAreMadeFor() {
        let heights = [(17.0, 2.0, 20.5), (17, 3, 61.0 / 3), (13, 2, 16), (34, 2, 41), (11, 1, 14)]
        for (size, scale, height) in heights {
            let text = StyledText([.init("Text", size: size, metrics: .system)])
            let lines = TextLayout(text, shaper: FixedTextShaper(), displayScale: scale).lines(width: nil, height: nil)
            #expect(abs(lines.size.height - height) < 1e-9)
        }
    }

    @Test func baselinesAreRoundedUpToPixels() {
        let text = StyledText([.init("one two", size: 17, metrics: .system)])
        let lines = TextLayout(text, shaper: FixedTextShaper(), displayScale: 2).lines(width: 30, height: nil)
        #expect(lines.count == 2)
        #expect(lines.size.height == 41)
        #expect(lines.firstBaseline == 16.5)
        #expect(lines.lastBaseline == 36.5)
    }

    @Test func theLargestPartMakesTheLine() {
        let text = StyledText([.init("small ", size: 10), .init("LARGE", size: 20), .init(" up", size: 10, baselineOffset: 12)])
        let lines = TextLayout(text, shaper: FixedTextShaper(), displayScale: 1).lines(width: nil, height: nil)
        #expect(lines.size == CGSize(width: 30 + 50 + 15, height: 24))
        #expect(lines.firstBaseline == 20)
    }

    @Test func trackingBeatsKerningAndBothAddToEachCharacter() {
        let widths: [(kerning: CGFloat, tracking: CGFloat, width: CGFloat)] = [
            (kerning: 2.0, tracking: 0.0, width: 21.0), (2, 1, 18), (0, -1, 12),
        ]
        for (kerning, tracking, width) in widths {
            let text = StyledText([.init("abc", size: 10, kerning: kerning, tracking: tracking)])
            let lines = TextLayout(text, shaper: FixedTextShaper(), displayScale: 2).lines(width: nil, height: nil)
            #expect(lines.size.width == width)
        }
    }
}
