import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let stories: [Story]
}

extension NewsEntry {
    static let sample = NewsEntry(date: .now, stories: Story.all)
}
