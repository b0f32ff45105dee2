import BundleMessages
import Drawing
import Foundation
import Testing

@Suite struct BundleReplyCodingTests {
    static let timeline = TimelineReply(
        entries: [
            TimelineReply.Entry(
                date: Date(timeIntervalSince1970: 1_700_000_000.5), relevance: TimelineReply.Relevance(score: 0.5, duration: 60),
                lists: [[1, 2, 3], []]),
            TimelineReply.Entry(date: .distantFuture, lists: []),
        ], policy: .after(Date(timeIntervalSince1970: -1)), warnings: ["One.", "Zwei: ä."])

    static let description = BundleDescription(kinds: [
        BundleDescription.Kind(
            kind: "LadderWidget", displayName: "Ladder", description: "Ratings of players.", families: [.systemSmall, .systemMedium],
            configuration: .appIntent, contentMarginsDisabled: true),
        BundleDescription.Kind(kind: "News", displayName: "", description: "", families: []),
    ])

    @Test(
        arguments: [
            .description(description), .timeline(timeline), .timeline(TimelineReply(entries: [], policy: .never)),
            .failure(BundleFailure(code: .unknownKind, message: "No such kind.")),
        ] as [BundleReply.Body])
    func repliesComeBack(body: BundleReply.Body) throws {
        let reply = BundleReply(id: 77, body: body)
        #expect(try BundleReply(decoding: reply.encoded()) == reply)
    }

    @Test func aDateThatIsNotOneIsNamedByItsEntry() {
        expect(.outOfRange(field: "entries[1].date")) { $0.entries[1].date = Date(timeIntervalSince1970: .nan) }
        expect(.outOfRange(field: "entries[0].date")) { $0.entries[0].date = Date(timeIntervalSince1970: .infinity) }
        expect(.outOfRange(field: "policy.date")) { $0.policy = .after(Date(timeIntervalSinceReferenceDate: .nan)) }
        expect(.outOfRange(field: "entries[0].relevance.score")) { $0.entries[0].relevance?.score = .nan }
        expect(.outOfRange(field: "entries[0].relevance.duration")) { $0.entries[0].relevance?.duration = .infinity }
    }

    @Test func repliesBeyondTheLimitsAreRefused() {
        expect(.tooLarge(what: "entries", count: 1_001, limit: 1_000)) {
            $0.entries = Array(repeating: TimelineReply.Entry(date: .distantPast, lists: []), count: 20_000)
        }
        expect(.tooLarge(what: "lists of an entry", count: 65, limit: 64)) { $0.entries[1].lists = Array(repeating: [], count: 65) }
        let limit = DisplayList.Limits.bytes
        expect(.tooLarge(what: "bytes of a list", count: limit + 1, limit: limit)) {
            $0.entries[1].lists = [[UInt8](repeating: 0, count: limit + 1)]
        }
        let full = [UInt8](repeating: 0, count: limit)
        expect(.tooLarge(what: "bytes of lists", count: TimelineReply.byteLimit + 3, limit: TimelineReply.byteLimit)) {
            $0.entries[1].lists = Array(repeating: full, count: TimelineReply.byteLimit / limit)
        }
    }

    @Test func warningsBeyondTheLimitAreLeftOut() throws {
        var timeline = Self.timeline
        timeline.warnings = Array(repeating: "Again.", count: 100)
        #expect(try TimelineReply(decoding: timeline.encoded()).warnings.count == TimelineReply.warningLimit)
    }

    @Test func whatOnlyANewerBundleKnowsFallsBack() throws {
        #expect(try BundleFailure(decoding: [0x08, 99]) == BundleFailure(code: .provider, message: ""))
        #expect(try TimelineReply(decoding: [0x10, 99]) == TimelineReply(entries: [], policy: .atEnd))
        let kind = try BundleDescription.Kind(decoding: [0x0a, 1, 0x41, 0x22, 3, 0, 250, 1, 0x28, 9])
        #expect(kind == BundleDescription.Kind(kind: "A", displayName: "", description: "", families: [.systemSmall, .systemMedium]))
    }

    @Test(
        arguments: [
            ([0x12, 0], .missing(field: "reply.id")), ([0x08, 1], .missing(field: "reply.body")),
            ([0x08, 1, 0x7a, 0], .missing(field: "reply.body")), ([0x08, 1, 0x22, 0], .missing(field: "failure.code")),
            ([0x08, 1, 0x12, 2, 0x0a, 0], .missing(field: "kind.kind")), ([0x08, 1, 0x1a, 2, 0x10, 1], .missing(field: "policy.date")),
            ([0x08, 1, 0x1a, 2, 0x0a, 0], .missing(field: "entries[0].date")),
        ] as [([UInt8], WireError)])
    func whatIsMissingIsNamed(bytes: [UInt8], error: WireError) {
        #expect(throws: error) { try BundleReply(decoding: bytes) }
    }

    @Test func theIdCanBeReadFromABrokenReply() {
        #expect(BundleReply.id(in: [0x08, 9, 0x1a, 2, 0x0a, 0]) == 9)
    }

    private func expect(_ error: WireError, _ change: (inout TimelineReply) -> Void) {
        var timeline = Self.timeline
        change(&timeline)
        let reply = BundleReply(id: 1, body: .timeline(timeline))
        #expect(throws: error) { try BundleReply(decoding: reply.encoded()) }
    }
}
