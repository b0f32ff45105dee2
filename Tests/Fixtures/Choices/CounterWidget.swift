import AppIntents
import Foundation
import Synchronization
import SwiftUI
import WidgetKit

/// What the counter's intents change. It lies in the process: nothing of it outlives that.
enum Count {
    struct State {
        var value = 0
        var isOn = false
    }

    static let state = Mutex(State())
}

struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"

    @Parameter(title: "Step") var step: Int
    @Parameter(title: "Seen") var seen: Int

    init() {}

    init(step: Int, seen: Int) {
        self.step = step
        self.seen = seen
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let value = Count.state.withLock { state in
            state.value += step
            return state.value
        }
        // Each bundle has keys of its own in the group that all share.
        let bundle = Bundle.main.bundleURL.deletingPathExtension().lastPathComponent
        UserDefaults(suiteName: "group.example.choices")?.set(true, forKey: "\(bundle)-\(value)")
        print("added \(step), seen \(seen), now \(value);")
        return .result(dialog: "Now \(value)")
    }
}

struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"

    @Parameter(title: "On") var value: Bool
    @Parameter(title: "Fails") var fails: Bool

    init() {}
    init(fails: Bool) { self.fails = fails }

    func perform() async throws -> some IntentResult {
        if fails { throw CounterError.refused }
        Count.state.withLock { $0.isOn = value }
        return .result()
    }
}

enum CounterError: Error, LocalizedError {
    case refused

    var errorDescription: String? { "the switch is stuck" }
}

struct BadIntent: AppIntent {
    static let title: LocalizedStringResource = "Goes wrong"

    @Parameter(title: "How") var way: String

    init() {}
    init(_ way: String) { self.way = way }

    func perform() async throws -> some IntentResult {
        // At once: what is printed could be lost with the process.
        FileHandle.standardError.write(Data("bad: \(way);\n".utf8))
        if way == "crashes" { fatalError("as was asked") }
        while way == "hangs" { try? await Task.sleep(for: .seconds(600)) }
        if way == "throws" { throw CounterError.refused }
        return .result()
    }
}

struct OpenIntentExample: AppIntent {
    static let title: LocalizedStringResource = "Open"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/counter")))
    }
}

/// Seven places to tap, below one another, each 20 points high; what is on is green.
struct CounterView: View {
    let entry: CounterEntry

    var body: some View {
        VStack(spacing: 0) {
            Button(intent: AddIntent(step: 2, seen: entry.value)) { bar(.blue) }
            Toggle(isOn: entry.isOn, intent: SwitchIntent(fails: false)) { EmptyView() }.toggleStyle(BarStyle())
            Toggle(isOn: entry.isOn, intent: SwitchIntent(fails: true)) { EmptyView() }.toggleStyle(BarStyle())
            Button(intent: BadIntent("throws")) { bar(.red) }
            Button(intent: BadIntent("hangs")) { bar(.red) }
            Button(intent: BadIntent("crashes")) { bar(.red) }
            Button(intent: OpenIntentExample()) { bar(.yellow) }
        }
        .buttonStyle(.plain)
        .widgetURL(URL(string: "counter://whole/\(entry.value)"))
        .containerBackground(.white, for: .widget)
    }

    private func bar(_ color: Color) -> some View { color.frame(width: 100, height: 20) }
}

struct BarStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        (configuration.isOn ? Color.green : Color.black).frame(width: 100, height: 20)
    }
}

struct CounterEntry: TimelineEntry {
    var date = Date.now
    var value = 0
    var isOn = false
}

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CounterProvider()) { CounterView(entry: $0) }
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}

struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry() }
    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) { completion(CounterEntry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        let state = Count.state.withLock { $0 }
        completion(Timeline(entries: [CounterEntry(value: state.value, isOn: state.isOn)], policy: .never))
    }
}
