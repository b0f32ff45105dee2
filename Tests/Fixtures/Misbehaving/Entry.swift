import WidgetKit

struct Entry: TimelineEntry {
    var date: Date
    var text = "sound"
    /// True for the entries of a timeline: those on which views misbehave.
    var isLive = false
    var relevance: TimelineEntryRelevance?
}

extension Entry {
    static func live(_ date: Date = .now, _ text: String = "live") -> Entry { Entry(date: date, text: text, isLive: true) }
}

/// A provider whose timeline is given by a closure; all else about it is sound.
struct Provider: TimelineProvider {
    var timeline: (@escaping (Timeline<Entry>) -> Void) -> Void

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { timeline(completion) }
}

extension Provider {
    /// Gives these entries.
    init(_ entries: [Entry], policy: TimelineReloadPolicy = .never) {
        self.init { completion in completion(Timeline(entries: entries, policy: policy)) }
    }
}

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Text(verbatim: entry.text).containerBackground(.background, for: .widget)
    }
}
