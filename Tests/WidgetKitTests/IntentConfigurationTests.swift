import BundleMessages
import Dispatch
import Drawing
import Foundation
import Intents
import Testing
import WidgetKit

private final class LookIntent: INIntent {
    var number: NSNumber? = 6
}

private struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }
    func getSnapshot(for configuration: LookIntent, in context: Context, completion: @escaping (NumberEntry) -> Void) {
        completion(NumberEntry(date: .start, number: configuration.number?.doubleValue ?? 0))
        configuration.number = 1
    }
    func getTimeline(for configuration: LookIntent, in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
        let numbers = [1, 2].map { $0 * (configuration.number?.doubleValue ?? 0) }
        completion(Timeline(entries: numbers.map { NumberEntry(date: .start + $0, number: $0) }, policy: .never))
    }
}

private struct Look: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Look", intent: LookIntent.self, provider: Provider()) { NumberView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

/// Marks the main queue: under a test runner that parks the main thread, no thread is the main one.
private let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

private struct BoundProvider: @MainActor IntentTimelineProvider {
    @MainActor func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }
    @MainActor func getSnapshot(for configuration: LookIntent, in context: Context, completion: @escaping (NumberEntry) -> Void) {
        completion(NumberEntry(date: .start, number: DispatchQueue.getSpecific(key: mainMark) == true ? 8 : 9))
    }
    @MainActor func getTimeline(
        for configuration: LookIntent, in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void
    ) {}
}

private struct BoundLook: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Bound", intent: LookIntent.self, provider: BoundProvider()) { NumberView(entry: $0) }
    }
}

@MainActor @Suite struct IntentConfigurationTests {
    private func widths(_ reply: TimelineReply?) -> [Double] {
        (reply?.entries ?? []).compactMap { $0.drawings.first.map(width) }
    }

    // The content lies over the background.
    private func width(_ list: DisplayList) -> Double {
        list.commands.compactMap { command in
            if case .fill(.rect(let rect), _, _) = command { Double(rect.width) } else { nil }
        }.last ?? -1
    }

    @Test func theProviderGetsAnIntentOfItsOwnWithItsDefaults() async {
        let harness = Harness(Look.self)
        for id in [1, 2] as [UInt64] {
            guard case .timeline(let reply) = await harness.ask(.snapshot(.of("Look")), id: id) else { return #expect(Bool(false)) }
            #expect(widths(reply) == [6])
        }
        guard case .timeline(let reply) = await harness.ask(.timeline(.of("Look")), id: 3) else { return #expect(Bool(false)) }
        #expect(widths(reply) == [6, 12])
    }

    @Test func theHostIsToldOfTheIntent() async {
        guard case .description(let description) = await Harness(Look.self).ask(.describe) else { return #expect(Bool(false)) }
        #expect(description.kinds.map(\.configuration) == [.intent])
        #expect(description.kinds.map(\.intent) == ["LookIntent"])
        #expect(description.kinds.first?.families == [.systemSmall])
    }

    @Test func aProviderOfTheMainActorRunsThere() async {
        guard case .timeline(let reply) = await Harness(BoundLook.self).ask(.snapshot(.of("Bound"))) else { return #expect(Bool(false)) }
        #expect(widths(reply) == [8])
    }

    @Test func aProviderRecommendsNothingByItself() {
        #expect(Provider().recommendations().isEmpty)
        #expect(IntentRecommendation(intent: LookIntent(), description: "Six").description == "Six")
    }
}
