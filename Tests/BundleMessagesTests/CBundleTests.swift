import BundleMessages
import CWidgetBundle
import Drawing
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct CBundleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func bundle(abi: UInt32 = UInt32(WIDGET_BUNDLE_ABI)) throws -> CBundle {
        try CBundle(
            folder: Self.root.appendingPathComponent("Tests/Fixtures/CBundle"),
            headers: Self.root.appendingPathComponent("Sources/CWidgetBundle/include"), abi: abi)
    }

    @Test func itDescribesItsKind() async throws {
        guard case .description(let description) = try await bundle().reply(to: .describe) else { return #expect(Bool(false)) }
        #expect(
            description.kinds == [
                BundleDescription.Kind(
                    kind: "CClock", displayName: "Clock in C", description: "The time of day, drawn without a line of Swift.",
                    families: [.systemSmall, .systemMedium], contentMarginsDisabled: true)
            ])
    }

    @Test func aSnapshotIsDrawnInEveryEnvironment() async throws {
        let bundle = try bundle()
        let timeline = try #require(try await timeline(bundle, .snapshot(.sample)))
        #expect(timeline.entries.map(\.date) == [WidgetRequest.sample.now])
        let lists = try timeline.entries[0].lists.map { try DisplayList(decoding: $0) }
        #expect(lists.map(\.description) == [Self.light, Self.dark])
        #expect(bundle.host.shaped.first?.face == FontFace(weight: 600, monospacedDigits: true))
    }

    @Test func aPlaceholderKnowsNoTime() async throws {
        let timeline = try #require(try await timeline(bundle(), .placeholder(.sample)))
        let list = try DisplayList(decoding: timeline.entries[0].lists[0])
        #expect(list.description.contains(#"glyphs "--:--""#))
    }

    @Test func aTimelineTurnsWithTheMinutes() async throws {
        var widget = WidgetRequest.sample
        widget.family = .systemMedium
        widget.size = CGSize(width: 338, height: 158)
        let timeline = try #require(try await timeline(bundle(), .timeline(widget)))
        let seconds = timeline.entries.map(\.date.timeIntervalSince1970)
        #expect(seconds == [1_700_000_000, 1_700_000_040, 1_700_000_100, 1_700_000_160, 1_700_000_220])
        #expect(timeline.policy == .after(Date(timeIntervalSince1970: 1_700_000_280)))
        let shown = try timeline.entries.flatMap { texts(of: try DisplayList(decoding: $0.lists[0])) }
        #expect(shown == ["22:13", "UTC", "22:14", "UTC", "22:15", "UTC", "22:16", "UTC", "22:17", "UTC"])
    }

    @Test func whatItCannotServeItRefuses() async throws {
        let bundle = try bundle()
        var other = WidgetRequest.sample
        other.kind = "Clock"
        var large = WidgetRequest.sample
        large.family = .systemLarge
        var codes: [BundleFailure.Code?] = []
        for body in [.snapshot(other), .timeline(large), .unknown(4), .unknown(.max)] as [BundleRequest.Body] {
            codes.append(try await failure(bundle, body))
        }
        #expect(codes == [.unknownKind, .unsupportedFamily, .unknownRequest, .unknownRequest])
        let broken = try await bundle.replies(to: [9: [0x08, 9, 0x10, 2, 0x1a, 40, 1]])
        #expect(broken == [9: .failure(BundleFailure(code: .malformed, message: "The bytes are not a request."))])
    }

    @Test func manyRequestsAtOnceAreAllAnswered() async throws {
        let ids = 1...32 as ClosedRange<UInt64>
        let requests = ids.map { ($0, BundleRequest(id: $0, body: .timeline(.sample)).encoded()) }
        let replies = try await bundle().replies(to: Dictionary(uniqueKeysWithValues: requests))
        let entries = replies.values.map { body in
            guard case .timeline(let timeline) = body else { return 0 }
            return timeline.entries.count
        }
        #expect(entries == Array(repeating: 5, count: 32))
    }

    @Test func anotherABIIsRefused() throws {
        #expect(throws: CBundle.Failure.self) { try bundle(abi: 2) }
    }

    private func timeline(_ bundle: CBundle, _ body: BundleRequest.Body) async throws -> TimelineReply? {
        guard case .timeline(let timeline) = try await bundle.reply(to: body) else { return nil }
        return timeline
    }

    private func failure(_ bundle: CBundle, _ body: BundleRequest.Body) async throws -> BundleFailure.Code? {
        guard case .failure(let failure) = try await bundle.reply(to: body) else { return nil }
        return failure.code
    }

    private func texts(of list: DisplayList) -> [String] {
        list.commands.compactMap { command in
            guard case .glyphs(let run) = command else { return nil }
            return run.text
        }
    }

    private static let light = """
        canvas 158x158 radius 22
        font 0 Fake.ttf
        fill rect 0,0 158x158 linear(#8CBFFF@0 #3359D9@1 from 0,0 to 158,158)
        fill continuousRect 16,16 126x126 radius 16 #FFFFFF40
        glyphs "22:13" at 29.63,93.22 font 0 size 39.5 count 5 last 79 #FFFFFF
        """

    private static let dark = """
        canvas 158x158 radius 22
        font 0 Fake.ttf
        fill rect 0,0 158x158 linear(#1F244D@0 #050514@1 from 0,0 to 158,158)
        fill continuousRect 16,16 126x126 radius 16 #FFFFFF1F
        glyphs "22:13" at 29.63,93.22 font 0 size 39.5 count 5 last 79 #FFFFFF
        """
}
