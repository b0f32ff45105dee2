import BundleMessages
import Drawing
import Foundation
import Testing

@testable import WidgetKit

@Suite struct TimelineReplyBuilderTests {
    private func entry(_ seconds: TimeInterval) -> ProvidedEntry {
        ProvidedEntry(date: .start + seconds, relevance: nil) { _ in DisplayList(size: .zero) }
    }

    @Test func leavesOutADrawingThatIsTooLarge() {
        var reply = TimelineReplyBuilder(policy: .never)
        reply.append(entry(0), lists: [[UInt8](repeating: 0, count: DisplayList.Limits.bytes + 1)])
        reply.append(entry(1), lists: [[1], [2]])
        #expect(reply.timeline.entries.map(\.lists) == [[[1], [2]]])
        #expect(reply.timeline.warnings.count == 1)
        #expect(reply.hasRoom)
    }

    @Test func stopsWhenTheReplyIsFull() {
        var reply = TimelineReplyBuilder(policy: .atEnd)
        let list = [UInt8](repeating: 0, count: DisplayList.Limits.bytes)
        for second in 0..<40 { reply.append(entry(Double(second)), lists: [list]) }
        #expect(reply.timeline.entries.count == TimelineReply.byteLimit / DisplayList.Limits.bytes)
        #expect(!reply.hasRoom)
        #expect(reply.timeline.warnings.count == 1)
    }

    @Test(arguments: [
        (TimelineReloadPolicy.atEnd, TimelineReply.Policy.atEnd), (.never, .never), (.after(.start), .after(.start)),
        (.after(.distantFuture), .after(.distantFuture)), (.after(Date(timeIntervalSince1970: .infinity)), .atEnd),
    ])
    func translatesThePolicy(policy: TimelineReloadPolicy, message: TimelineReply.Policy) {
        #expect(TimelineReplyBuilder(policy: policy).timeline.policy == message)
    }

    @Test func saysEachThingOnceAndNotWithoutEnd() {
        var warnings = Warnings()
        warnings.add(["a", "a", "b"])
        #expect(warnings.sentences == ["a", "b"])
        warnings.add((0..<1_000).map(String.init))
        #expect(warnings.sentences.count == TimelineReply.warningLimit)
    }
}
