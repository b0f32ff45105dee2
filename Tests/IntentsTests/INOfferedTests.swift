import Foundation
import Testing

@testable import Intents

private struct Closed: Error {}

@Suite struct INOfferedTests {
    private typealias Completion = @Sendable (INObjectCollection<INObject>?, (any Error)?) -> Void

    private static var collection: INObjectCollection<INObject> {
        INObjectCollection(sections: [INObjectSection(title: "All", items: [INObject(identifier: "1", display: "Lina")])])
    }

    private func names(_ offered: _INOffered) -> [String] {
        offered.sections.flatMap(\.items).compactMap { ($0 as? INObject)?.displayString }
    }

    @Test func aHandlerAnswersByReturningOrByItsCompletion() async throws {
        let returned = try await _INOffered.asking({ Self.collection }, or: { (_: Completion) in Issue.record("it was asked twice") })
        #expect(names(returned) == ["Lina"] && returned.sections.map(\.title) == ["All"])
        let completed = try await _INOffered.asking({ throw _INUnanswered() }, or: { (answer: Completion) in answer(Self.collection, nil) })
        #expect(names(completed) == ["Lina"])
    }

    @Test func aSecondAnswerIsNotHeard() async throws {
        let offered = try await _INOffered.asking({ throw _INUnanswered() }) { (answer: Completion) in
            answer(Self.collection, nil)
            answer(nil, Closed())
        }
        #expect(names(offered) == ["Lina"])
    }

    @Test func anAnswerWithoutOptionsIsAnEmptyOne() async throws {
        let offered = try await _INOffered.asking({ throw _INUnanswered() }, or: { (answer: Completion) in answer(nil, nil) })
        #expect(offered.sections.isEmpty)
    }

    @Test func anErrorIsTheHandlersOwn() async {
        await #expect(throws: Closed.self) { () async throws -> Void in
            _ = try await _INOffered.asking({ throw Closed() }, or: { (_: Completion) in Issue.record("it was asked twice") })
        }
        await #expect(throws: Closed.self) { () async throws -> Void in
            _ = try await _INOffered.asking({ throw _INUnanswered() }, or: { (answer: Completion) in answer(nil, Closed()) })
        }
    }
}
