import AppIntents
import BundleMessages
import Dispatch
import Drawing
import Foundation
import Synchronization
import Testing
import WidgetKit

/// Where the parts of a widget ran.
private let places = Mutex<[String: Bool]>([:])

/// Marks the main queue: under a test runner that parks the main thread, no thread is the main one.
private let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

private func note(_ name: String) {
    let isMain = DispatchQueue.getSpecific(key: mainMark) ?? false
    places.withLock { $0[name] = isMain }
}

private func wasOnMain(_ name: String) -> Bool? { places.withLock { $0[name] } }

private struct NotedView: View {
    let name: String
    var body: some View {
        note(name)
        return Color.red
    }
}

private struct NotedProvider: TimelineProvider {
    func placeholder(in context: Context) -> NumberEntry {
        note("closure placeholder")
        return NumberEntry(date: .start)
    }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (NumberEntry) -> Void) {
        Task { completion(NumberEntry(date: .start)) }
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
        note("closure timeline")
        completion(Timeline(entries: [NumberEntry(date: .start)], policy: .never))
    }
}

private struct Noted: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Noted", provider: NotedProvider()) { _ in NotedView(name: "closure view") }
    }
}

/// A class that is neither Sendable nor final, as authors have them.
private class MainBoundProvider: @MainActor TimelineProvider {
    @MainActor func placeholder(in context: Context) -> NumberEntry {
        note("bound placeholder")
        return NumberEntry(date: .start)
    }
    @MainActor func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
        completion(NumberEntry(date: .start))
    }
    @MainActor func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
        note("bound timeline")
        completion(Timeline(entries: [NumberEntry(date: .start)], policy: .never))
    }
}

private struct MainBound: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "MainBound", provider: MainBoundProvider()) { _ in NotedView(name: "bound view") }
    }
}

private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    static let description = IntentDescription("What is shown.")
    @Parameter(title: "Number", default: 6) var number: Int
}

private struct AsyncProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }
    func snapshot(for configuration: Settings, in context: Context) async -> NumberEntry {
        note("async snapshot")
        return NumberEntry(date: .start, number: Double(configuration.number))
    }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<NumberEntry> {
        await Task.yield()
        note("async timeline")
        return Timeline(entries: [NumberEntry(date: .start)], policy: .never)
    }
}

private struct Async: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Async", intent: Settings.self, provider: AsyncProvider()) { NumberView(entry: $0) }
    }
}

@MainActor private struct MainAsyncProvider: @MainActor AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }
    func snapshot(for configuration: Settings, in context: Context) async -> NumberEntry {
        note("main async snapshot")
        return NumberEntry(date: .start)
    }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<NumberEntry> {
        Timeline(entries: [], policy: .never)
    }
}

private struct MainAsync: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "MainAsync", provider: MainAsyncProvider()) { NumberView(entry: $0) }
    }
}

/// Holds its kind's queue until told otherwise.
private struct StuckProvider: TimelineProvider {
    static let gate = DispatchSemaphore(value: 0)
    func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start) }
    func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
        Self.gate.wait()
        completion(Timeline(entries: [], policy: .never))
    }
}

private struct StuckAndFree: WidgetBundle {
    struct Stuck: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Stuck", provider: StuckProvider()) { NumberView(entry: $0) }
        }
    }

    var body: some Widget {
        Stuck()
        Async()
        Noted()
    }
}

@MainActor @Suite(.serialized) struct ProviderIsolationTests {
    @Test func aProviderRunsOffTheMainActorAndItsViewsOnIt() async {
        let harness = Harness(Noted.self)
        _ = await harness.ask(.placeholder(.of("Noted")), id: 1)
        _ = await harness.ask(.timeline(.of("Noted")), id: 2)
        #expect(wasOnMain("closure placeholder") == false)
        #expect(wasOnMain("closure timeline") == false)
        #expect(wasOnMain("closure view") == true)
    }

    @Test func aCompletionMayBeCalledFromATask() async {
        #expect(await Harness(Noted.self).timeline(.snapshot(.of("Noted")))?.entries.count == 1)
    }

    @Test func aProviderIsolatedToTheMainActorRunsThere() async {
        let harness = Harness(MainBound.self)
        _ = await harness.ask(.placeholder(.of("MainBound")), id: 1)
        _ = await harness.ask(.timeline(.of("MainBound")), id: 2)
        #expect(wasOnMain("bound placeholder") == true)
        #expect(wasOnMain("bound timeline") == true)
    }

    @Test func anAsyncProviderRunsOnItsKindsQueue() async {
        let harness = Harness(Async.self)
        let snapshot = await harness.timeline(.snapshot(.of("Async")))
        #expect(snapshot?.entries.first?.drawings.first?.rects.contains(CGRect(x: 76, y: 74, width: 6, height: 10)) == true)
        _ = await harness.ask(.timeline(.of("Async")), id: 2)
        #expect(wasOnMain("async snapshot") == false)
        #expect(wasOnMain("async timeline") == false)
    }

    @Test func anAsyncProviderIsolatedToTheMainActorRunsThere() async {
        _ = await Harness(MainAsync.self).ask(.snapshot(.of("MainAsync")))
        #expect(wasOnMain("main async snapshot") == true)
    }

    @Test func aStuckKindDoesNotHoldUpTheOthers() async {
        let harness = Harness(bundle: StuckAndFree.self)
        harness.runtime.handle(BundleRequest(id: 1, body: .timeline(.of("Stuck"))).encoded())
        harness.runtime.handle(BundleRequest(id: 2, body: .timeline(.of("Stuck"))).encoded())
        guard case .timeline = await harness.ask(.timeline(.of("Async")), id: 3) else { return #expect(Bool(false)) }
        guard case .timeline = await harness.ask(.timeline(.of("Noted")), id: 4) else { return #expect(Bool(false)) }
        StuckProvider.gate.signal()
        StuckProvider.gate.signal()
        _ = await harness.host.reply(to: 1)
        _ = await harness.host.reply(to: 2)
    }

    @Test func anIntentsDescriptionStandsWhereTheConfigurationSaysNone() async {
        guard case .description(let description) = await Harness(Async.self).ask(.describe) else { return #expect(Bool(false)) }
        #expect(description.kinds.first?.description == "What is shown.")
        #expect(description.kinds.first?.configuration == .appIntent)
        #expect(description.kinds.first?.displayName == "Async")
        #expect(description.kinds.first?.families.count == 4)
    }
}
