import WidgetKit

struct NewsProvider: TimelineProvider {
    func placeholder(in context: Context) -> NewsEntry {
        .sample
    }

    func getSnapshot(in context: Context, completion: @escaping (NewsEntry) -> Void) {
        completion(NewsEntry(date: .now, stories: Story.leading(at: .now)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NewsEntry>) -> Void) {
        let now = Date.now
        let entry = NewsEntry(date: now, stories: Story.leading(at: now))
        guard let nextHour = Calendar.current.date(byAdding: .hour, value: 1, to: now) else {
            return completion(Timeline(entries: [entry], policy: .never))
        }
        completion(Timeline(entries: [entry], policy: .after(nextHour)))
    }
}
