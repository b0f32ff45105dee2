import BundleMessages
import Drawing
import Foundation
import Testing
import WidgetKit

private struct Plain: TestWidget { static let provider = TestProvider() }

private struct Ordered: TestWidget {
    static let provider = TestProvider(
        entries: [30, 10, 20].map { NumberEntry(date: .start.addingTimeInterval($0), number: $0) }, policy: .after(.start + 60))
}

private struct Unusable: TestWidget {
    static let provider = TestProvider(
        entries: [
            NumberEntry(date: Date(timeIntervalSince1970: .nan)), NumberEntry(date: Date(timeIntervalSince1970: .infinity)),
            NumberEntry(date: .distantFuture, relevance: TimelineEntryRelevance(score: .nan)),
            NumberEntry(date: .distantPast, relevance: TimelineEntryRelevance(score: 2, duration: 3)),
        ], policy: .after(Date(timeIntervalSince1970: .nan)))
}

private struct Many: TestWidget {
    static let provider = TestProvider(entries: (0..<1_200).map { NumberEntry(date: .start + Double($0)) })
}

private struct Close: TestWidget {
    static let provider = TestProvider(
        entries: [0, 1e-7, 60].enumerated().map { NumberEntry(date: .start + $0.element, number: Double($0.offset)) })
}

private struct Empty: TestWidget { static let provider = TestProvider(entries: [], policy: .never) }

private struct Edge: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Edge", provider: TestProvider()) { _ in Color.green }.contentMarginsDisabled()
    }
}

private struct Kept: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Kept", provider: TestProvider()) { NumberView(entry: $0) }.containerBackgroundRemovable(false)
    }
}

private struct Tapped: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tapped", provider: TestProvider()) { _ in
            Color.green.widgetURL(URL(string: "ladder://lina"))
        }
    }
}

private struct Bare: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bare", provider: TestProvider()) { _ in Color.green }
    }
}

private struct Pale: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pale", provider: TestProvider()) { _ in
            Color(red: 1, green: 0, blue: 0).containerBackground(.black.opacity(0.5), for: .widget)
        }
        .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

private struct Several: Widget {
    private struct Content: View {
        var body: some View {
            Color.green.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Several", provider: TestProvider()) { _ in Content().containerBackground(.white, for: .widget) }
    }
}

private struct Tinted: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tinted", provider: TestProvider()) { _ in
            VStack {
                Color.red
                Color.green.widgetAccentable()
                Color.black.opacity(0.5)
            }
            .containerBackground(.yellow, for: .widget)
        }
    }
}

private struct Secret: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Secret", provider: TestProvider()) { _ in
            VStack {
                Text(verbatim: "1234").privacySensitive()
                Text(verbatim: "open")
            }
            .containerBackground(.white, for: .widget)
        }
    }
}

extension DisplayList {
    /// The texts that are drawn, in order.
    var glyphTexts: [String] {
        commands.compactMap { command in
            if case .glyphs(let run) = command { run.text } else { nil }
        }
    }

    /// The rectangles that are filled, in order.
    var rects: [CGRect] {
        commands.compactMap { command in
            if case .fill(.rect(let rect), _, _) = command { rect } else { nil }
        }
    }

    /// The colours that are filled, in order.
    var colors: [RGBA] {
        commands.compactMap { command in
            if case .fill(_, .color(let color), _) = command { color } else { nil }
        }
    }
}

@MainActor @Suite struct EntryDrawingTests {
    private let canvas = CGRect(x: 0, y: 0, width: 158, height: 158)

    @Test func drawsTheBackgroundToTheEdgeAndTheContentWithinTheMargins() async throws {
        let list = try #require(await Harness(Plain.self).timeline(.snapshot(.of("Plain")))?.entries.first?.drawings.first)
        #expect(list.size == canvas.size)
        #expect(list.cornerRadius == 22)
        #expect(list.rects == [canvas, CGRect(x: 77, y: 74, width: 4, height: 10)])
    }

    @Test func whereColoursAreAccentedThereIsAPlateAndTwoTints() async throws {
        let environment = RenderEnvironment(colorScheme: .dark, renderingMode: .accented, showsContainerBackground: false)
        let list = try #require(
            await Harness(Tinted.self).timeline(.snapshot(.of("Tinted", environments: [environment])))?.entries.first?.drawings.first)
        // As the host of these tests has it.
        let accent = RGBA(red: 1, green: 0, blue: 0)
        #expect(list.colors.dropFirst() == [.white, accent, .white.opacity(0.5)], "\(list.colors)")
        #expect(list.rects.first == canvas && list.colors.first != .white)
    }

    @Test func privateThingsAreHiddenOnALockedScreen() async throws {
        let environment = RenderEnvironment(redaction: .privacy)
        let plain = try #require(await Harness(Secret.self).timeline(.snapshot(.of("Secret")))?.entries.first?.drawings.first)
        let hidden = try #require(
            await Harness(Secret.self).timeline(.snapshot(.of("Secret", environments: [environment])))?.entries.first?.drawings.first)
        #expect(plain.glyphTexts == ["1234", "open"] && hidden.glyphTexts == ["open"], "\(hidden.glyphTexts)")
    }

    @Test func aWidgetWithoutABackgroundIsDrawnAsBeforeThereWasOne() async throws {
        let list = try #require(await Harness(Bare.self).timeline(.snapshot(.of("Bare")))?.entries.first?.drawings.first)
        #expect(list.rects == [canvas, canvas])
    }

    @Test func aTranslucentBackgroundLiesOnGround() async throws {
        let environments = [RenderEnvironment(colorScheme: .light), RenderEnvironment(colorScheme: .dark)]
        let reply = try #require(await Harness(Pale.self).timeline(.snapshot(.of("Pale", environments: environments))))
        let colors = try #require(reply.entries.first?.drawings.map(\.colors))
        #expect(colors.first == [.white, RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), RGBA(red: 1, green: 0, blue: 0)])
        #expect(colors.last?.first == .black)
    }

    @Test func nothingLiesBehindAWidgetBesideAClock() async throws {
        let reply = try #require(await Harness(Pale.self).timeline(.snapshot(.of("Pale", family: .accessoryCircular))))
        #expect(reply.entries.first?.drawings.first?.colors == [RGBA(red: 1, green: 0, blue: 0)])
        #expect(reply.warnings.isEmpty)
    }

    @Test func severalViewsLieInAColumn() async throws {
        let list = try #require(await Harness(Several.self).timeline(.snapshot(.of("Several")))?.entries.first?.drawings.first)
        #expect(list.rects.suffix(2) == [CGRect(x: 74, y: 65, width: 10, height: 10), CGRect(x: 74, y: 83, width: 10, height: 10)])
    }

    @Test func fillsTheWholeCanvasWithoutMargins() async throws {
        let reply = try #require(await Harness(Edge.self).timeline(.snapshot(.of("Edge"))))
        #expect(reply.entries.first?.drawings.first?.rects == [canvas, canvas])
        #expect(reply.warnings.count == 1)
        #expect(reply.warnings.first?.contains("containerBackground") == true)
    }

    @Test(arguments: [-10.0, 0, 1, 59.9, 60])
    func theEntryThatTheHostWillPickIsDrawn(seconds: Double) async throws {
        var request = WidgetRequest.of("Close")
        request.drawnAt = .start + seconds
        let entries = try #require(await Harness(Close.self).timeline(.timeline(request))).entries
        // As the host has it: the last of those whose date, as it has crossed, is the latest that has come.
        let shown = entries.map(\.date).filter { $0 <= .start + seconds }.max() ?? entries.map(\.date).min()
        let picked = try #require(entries.lastIndex { $0.date == shown })
        #expect(entries.indices.filter { !entries[$0].lists.allSatisfy(\.isEmpty) && !entries[$0].lists.isEmpty } == [picked])
    }

    @Test func drawsEachEntryInEachEnvironment() async throws {
        let environments = [RenderEnvironment(colorScheme: .light), RenderEnvironment(colorScheme: .dark)]
        let reply = try #require(await Harness(Edge.self).timeline(.timeline(.of("Edge", environments: environments))))
        let lists = try #require(reply.entries.first?.drawings)
        #expect(lists.count == 2)
        #expect(lists.first?.colors.first == RGBA(red: 1, green: 1, blue: 1))
        #expect(lists.last?.colors.first != lists.first?.colors.first)
    }

    @Test func aPlaceholderIsRedacted() async throws {
        let reply = try #require(await Harness(Plain.self).timeline(.placeholder(.of("Plain"))))
        #expect(reply.entries.first?.drawings.first?.rects.last?.width == 99)
    }

    @Test func aSnapshotKnowsWhetherItIsAPreview() async throws {
        let reply = try #require(await Harness(Plain.self).timeline(.snapshot(.of("Plain", isPreview: true))))
        #expect(reply.entries.first?.drawings.first?.rects.last?.width == 3)
    }

    @Test func viewsKnowTheirFamily() async throws {
        let reply = try #require(await Harness(Plain.self).timeline(.snapshot(.of("Plain", family: .systemMedium))))
        #expect(reply.entries.first?.drawings.first?.rects.last?.height == 20)
    }

    @Test func entriesStayInTheProvidersOrder() async throws {
        let reply = try #require(await Harness(Ordered.self).timeline(.timeline(.of("Ordered"))))
        #expect(reply.entries.map { $0.date.timeIntervalSince(.start) } == [30, 10, 20])
        #expect(reply.entries.map { $0.drawings.first?.rects.last?.width } == [30, 10, 20])
        #expect(reply.policy == .after(.start + 60))
        #expect(reply.warnings.isEmpty)
    }

    @Test func leavesOutWhatHasNoDate() async throws {
        let reply = try #require(await Harness(Unusable.self).timeline(.timeline(.of("Unusable"))))
        #expect(reply.entries.map(\.date) == [.distantFuture, .distantPast])
        #expect(reply.entries.map(\.relevance) == [nil, TimelineReply.Relevance(score: 2, duration: 3)])
        #expect(reply.policy == .atEnd)
        #expect(reply.warnings.count == 2)
        #expect(reply.warnings.contains("2 of 4 entries have no valid date and were left out."))
    }

    @Test func cutsATimelineThatIsTooLong() async throws {
        let reply = try #require(await Harness(Many.self).timeline(.timeline(.of("Many"))))
        #expect(reply.entries.count == TimelineReply.entryLimit)
        #expect(reply.warnings == ["The timeline has 1200 entries; those after the first 1000 were left out."])
    }

    @Test func anEmptyTimelineIsSentAsItIs() async throws {
        let reply = try #require(await Harness(Empty.self).timeline(.timeline(.of("Empty"))))
        #expect(reply == TimelineReply(entries: [], policy: .never))
    }

    @Test func takesTheBackgroundAwayWhereTheHostAsks() async throws {
        let bare = RenderEnvironment(showsContainerBackground: false)
        let reply = try #require(await Harness(Plain.self).timeline(.snapshot(.of("Plain", environments: [bare]))))
        #expect(reply.entries.first?.drawings.first?.rects.count == 1)
        #expect(reply.warnings.isEmpty)
        let kept = try #require(await Harness(Kept.self).timeline(.snapshot(.of("Kept", environments: [bare]))))
        #expect(kept.entries.first?.drawings.first?.rects.count == 2)
    }

    @Test func aTapOpensTheWidgetsURL() async throws {
        let reply = try #require(await Harness(Tapped.self).timeline(.snapshot(.of("Tapped"))))
        #expect(reply.entries.first?.drawings.first?.regions == [.init(rect: canvas, action: .openURL("ladder://lina"))])
    }
}
