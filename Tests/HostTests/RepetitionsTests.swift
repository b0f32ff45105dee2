import Foundation
import Testing

@testable import widgethost

@Suite struct RepetitionsTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test func aLineIsSaidOnceAnHour() {
        var repetitions = Repetitions()
        #expect(repetitions.text("a", now: start) == "a")
        #expect(repetitions.text("a", now: start + 1) == nil)
        #expect(repetitions.text("b", now: start + 1) == "b")
        #expect(repetitions.text("a", now: start + 3_599) == nil)
        #expect(repetitions.text("a", now: start + 3_600) == "a (and 2 times more since it was last said)")
        #expect(repetitions.text("a", now: start + 7_300) == "a")
    }

    @Test func aClockThatWasSetBackSilencesNothing() {
        var repetitions = Repetitions()
        _ = repetitions.text("a", now: start)
        #expect(repetitions.text("a", now: start - 86_400) == "a")
    }

    @Test func whatWasSaidLongestAgoIsForgottenFirst() {
        var repetitions = Repetitions()
        for number in 0...256 { #expect(repetitions.text("\(number)", now: start + Double(number)) != nil) }
        #expect(repetitions.text("256", now: start + 300) == nil)
        #expect(repetitions.text("0", now: start + 300) == "0")
    }
}
