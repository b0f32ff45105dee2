import Drawing
import Foundation
import Testing

@Suite struct MovementTests {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)
    private let span = MovingSpan(start...(start + 100), countsDown: false)

    @Test func aSpanPasses() {
        #expect([-1, 0, 25, 100, 900].map { span.fraction(at: Self.start + $0) } == [0, 0, 0.25, 1, 1])
        let down = MovingSpan(span.interval, countsDown: true)
        #expect([-1, 0, 25, 100, 900].map { down.fraction(at: Self.start + $0) } == [1, 1, 0.75, 0, 0])
        #expect(MovingSpan(Self.start...Self.start, countsDown: false).fraction(at: Self.start) == 0)
    }

    @Test func aSpanSaysWhenItIsSeenToChange() {
        func change(_ span: MovingSpan, at seconds: TimeInterval) -> TimeInterval? {
            span.change(after: Self.start + seconds)?.timeIntervalSince(Self.start)
        }
        #expect([-5, 0, 1.5, 99.5].map { change(span, at: $0) } == [0, 1, 2, 100])
        #expect(change(span, at: 100) == nil)
        #expect(change(MovingSpan(Self.start...(Self.start + 7_200), countsDown: true), at: 12) == 20)
    }

    private func refusal(_ change: (inout WireWriter) -> Void) -> WireError? {
        var writer = WireWriter()
        writer.field(1, packed: [10, 10])
        writer.message(5) { $0.message(5, change) }
        writer.message(5) { $0.field(6, true) }
        do throws(WireError) {
            _ = try DisplayList(decoding: writer.bytes)
            return nil
        } catch { return error }
    }

    @Test func whatLacksSomethingIsRefused() {
        #expect(refusal { $0.message(8) { _ in } } == .missing(field: "movingText.frame"))
        #expect(refusal { $0.message(9) { _ in } } == .missing(field: "movingStroke.shape"))
        #expect(refusal { $0.message(8) { $0.field(2, packed: [0, 0, 1, 1]) } } == nil)
    }

    @Test func wrongWordsAreRefused() {
        let wrong: [(write: (inout WireWriter) -> Void, error: WireError)] = [
            ({ $0.field(2, 0.0) }, .missing(field: "words.style")),
            ({ $0.field(1, 1 as UInt64) }, .missing(field: "words.start")),
            ({ $0.field(2, Double.nan) }, .outOfRange(field: "words.start")),
            ({ $0.field(2, 1e300) }, .outOfRange(field: "words.start")),
            ({ $0.field(7, String(repeating: "x", count: 257)) }, .tooLarge(what: "bytes of words.locale", count: 257, limit: 256)),
        ]
        for (write, error) in wrong { #expect(wordsRefusal(write) == error) }
    }

    private func wordsRefusal(_ write: (inout WireWriter) -> Void) -> WireError? {
        refusal {
            $0.message(8) {
                $0.field(2, packed: [0, 0, 1, 1])
                $0.message(1) {
                    $0.message(1) {
                        $0.field(3, Float(10))
                        $0.message(12, write)
                    }
                }
            }
        }
    }

    @Test func thereIsALimit() {
        var list = DisplayList(size: CGSize(width: 10, height: 10))
        let movement = Movement.text(MovingText(StyledText([]), frame: .zero, displayScale: 1))
        list.commands = Array(repeating: [.push(.moving(movement)), .pop], count: DisplayList.Limits.movements).flatMap { $0 }
        #expect(throws: Never.self) { try DisplayList(decoding: list.encoded()) }
        list.commands += [.push(.moving(movement)), .pop]
        #expect(throws: WireError.tooLarge(what: "things that move by themselves", count: 257, limit: 256)) {
            try DisplayList(decoding: list.encoded())
        }
    }

    @Test func lettersOfAllPartsAreCountedTogether() {
        let long = StyledText.Segment(String(repeating: "x", count: 3_000))
        let movement = Movement.text(MovingText(StyledText([long, long]), frame: .zero, displayScale: 1))
        let list = DisplayList(size: .zero, commands: [.push(.moving(movement)), .pop])
        #expect(throws: WireError.tooLarge(what: "characters of a text", count: 6_000, limit: 4_096)) {
            try DisplayList(decoding: list.encoded())
        }
    }
}
