import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Lines of mixed directions, as they are seen from left to right; segments are parted by "|", each with a face of its own.
@Suite struct TextDirectionTests {
    private func seen(_ parts: String, _ paragraph: StyledText.ParagraphStyle = .init(), width: CGFloat = 500) -> [String] {
        let segments = parts.split(separator: "|").enumerated().map { number, part in
            StyledText.Segment(String(part), face: FontFace(weight: UInt16(100 * (number + 1))), size: 10)
        }
        return TextDrawing(StyledText(segments, paragraph: paragraph), in: CGRect(x: 0, y: 0, width: width, height: 100)).lines
    }

    @Test(
        arguments: [
            ("abc 12", "abc 12"), ("אבג", "גבא"), ("abc אבג def", "abc גבא def"), ("אבג abc דה", "הד abc גבא"),
            // A number keeps its digits' order, and stands where it is read.
            ("אבג 123", "123 גבא"), ("אבג 123 דה", "הד 123 גבא"), ("123 אבג", "גבא 123"), ("abc אבג 123 def", "abc 123 גבא def"),
            // So it does in segments of its own.
            ("אבג |123", "123 גבא"), ("אבג |12|34", "1234 גבא"), ("אבג |abc 12| דה", "הד abc 12 גבא"), ("אבג|, |דה", "הד ,גבא"),
            ("abc |אבג", "abc גבא"), ("12 |אבג", "גבא 12"),
        ])
    func orderOfALine(read: String, seen expected: String) {
        #expect(seen(read) == [expected])
    }

    @Test func directionIsAMatterOfTheFirstLetter() {
        let style = StyledText.ParagraphStyle(layoutDirection: .rightToLeft)
        #expect(seen("abc אב", style) == ["abc בא"])
        #expect(seen("12 אב", style) == ["בא 12"])
        #expect(seen("אב 1\ncd 2") == ["1 בא", "cd 2"])
    }

    @Test func linesAreBrokenBeforeTheyAreOrdered() {
        #expect(seen("אבג 12 דהו 34", width: 40) == ["12 גבא", "34 והד"])
    }

    @Test(
        arguments: [
            (.tail, "…12 גבא"), (.head, "34 והד…"), (.middle, "34 ו…גבא"),
        ] as [(StyledText.Truncation, String)])
    func whatIsCutGivesWayInReadingOrder(mode: StyledText.Truncation, seen expected: String) {
        let line = seen("אבג 12 דהו 34", .init(lineLimit: 1, truncation: mode), width: 40)
        #expect(line.first?.contains("…") == true)
        #expect(line == [expected])
    }
}
