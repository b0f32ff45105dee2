import Scheduling
import Testing

@testable import widgethost

@Suite final class ReloadWaitTests {
    private var outcomes: [[PlacementID: String]] = []
    private let one = PlacementID(1)
    private let two = PlacementID(2)

    private func wait(for placements: [PlacementID]) -> ReloadWait { ReloadWait(placements) { [unowned self] in outcomes.append($0) } }

    @Test func itIsOverWhenAllAre() {
        let wait = wait(for: [one, two, one])
        #expect(!wait.settle(one, failure: nil) && outcomes.isEmpty)
        #expect(!wait.settle(one, failure: "again") && !wait.settle(PlacementID(3), failure: "other"))
        #expect(wait.settle(two, failure: "no"))
        #expect(outcomes == [[two: "no"]])
    }

    @Test func theFirstRequestAfterTheWishIsItsOwn() {
        let wait = wait(for: [one])
        #expect(wait.request(of: one) == nil)
        wait.began(two, RequestNumber(3)) { _ in false }
        wait.began(one, RequestNumber(4)) { _ in false }
        wait.began(one, RequestNumber(5)) { $0 == RequestNumber(4) }
        #expect(wait.request(of: one) == RequestNumber(4) && wait.request(of: two) == nil)
    }

    @Test func aRequestThatWasGivenUpIsFollowedByAnother() {
        let wait = wait(for: [one])
        wait.began(one, RequestNumber(4)) { _ in false }
        wait.began(one, RequestNumber(5)) { _ in false }
        #expect(wait.request(of: one) == RequestNumber(5))
    }
}
