import Foundation
import Testing

@testable import Storage

@Suite struct SubmissionTests {
    private func left(_ changes: [Change]) -> [Change] {
        var submissions = changes.enumerated().map { Submission(ticket: Ticket(rawValue: UInt64($0.offset)), changes: [$0.element]) }
        submissions.dropReplaced()
        #expect(submissions.count == changes.count)
        return submissions.flatMap(\.changes)
    }

    @Test func whatALaterOneReplacesNeedNotWait() {
        let (old, new) = (Change.archived(1, [(0, content(1))]), Change.archived(1, [(0, content(2))]))
        let stand = Change.stand(.init(1), Standing())
        #expect(left([old, stand, new, stand]) == [new, stand])
        #expect(left([old, .archived(2, []), stand]) == [old, .archived(2, []), stand])
    }

    @Test func whatALaterOneBuildsOnMustWait() throws {
        let (list, picture) = (content(1), content(3))
        let bare = Change.archive(.init(1), archived([(0, list)]).0, [])
        #expect(left([.archived(1, [(0, list)]), bare]) == [.archived(1, [(0, list)]), bare])
        let drawing = Change.archived(1, [(0, content(2, pictures: [picture.digest]))])
        #expect(left([.archived(1, [(0, list)], pictures: [picture]), drawing]).count == 2)
    }

    @Test(arguments: [Change.renumber([:]), .remove(.init(1)), .place(placement(1))])
    func aNumberMayMeanAnotherPlacementBefore(between: Change) {
        let (old, new) = (Change.archived(1, [(0, content(1))]), Change.archived(1, [(0, content(2))]))
        #expect(left([old, between, new]) == [old, between, new])
    }
}
