import SwiftUI
import WidgetKit

struct NewsEntryView: View {
    @Environment(\.widgetFamily) private var family

    let entry: NewsEntry

    private var storyCount: Int {
        switch family {
        case .systemSmall: 1
        case .systemMedium: 2
        default: 4
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            NewsTitle()
            if entry.stories.isEmpty {
                Text("Nothing new")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            } else if family == .systemSmall, let story = entry.stories.first {
                LeadStory(story: story)
            } else {
                StoryList(stories: Array(entry.stories.prefix(storyCount)), showsSummaries: family == .systemLarge)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .widgetURL(entry.stories.first?.url)
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [Color("WidgetBackground"), Color("WidgetBackgroundEdge")], startPoint: .top, endPoint: .bottom)
        }
    }
}

private struct NewsTitle: View {
    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "newspaper")
                .font(.caption2)
            Text("News")
                .font(.caption)
                .fontWeight(.semibold)
                .textCase(.uppercase)
        }
        .foregroundStyle(Color("AccentColor"))
        .unredacted()
    }
}

/// One story over the whole widget.
private struct LeadStory: View {
    let story: Story

    var body: some View {
        Text(story.headline)
            .font(.headline)
            .lineLimit(3)
            .minimumScaleFactor(0.8)
        Spacer(minLength: 0)
        HStack(spacing: 5) {
            Image(systemName: story.symbol)
            Text(story.topic)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

/// Stories below one another, with their summaries where there is room.
private struct StoryList: View {
    let stories: [Story]
    let showsSummaries: Bool

    var body: some View {
        ForEach(stories) { story in
            if story.id != stories.first?.id {
                Divider()
            }
            StoryRow(story: story, showsSummary: showsSummaries)
        }
    }
}

private struct StoryRow: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let story: Story
    let showsSummary: Bool

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Image(systemName: story.symbol)
                .font(.footnote)
                .foregroundStyle(.white)
                .frame(width: 30, height: 30)
                .background(
                    // Where colours become one tint, the symbol would be lost on it.
                    Color("AccentColor").opacity(renderingMode == .fullColor ? 1 : 0.25),
                    in: RoundedRectangle(cornerRadius: 8, style: .continuous))
            VStack(alignment: .leading, spacing: 1) {
                Text(story.headline)
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .lineLimit(1)
                Text(showsSummary ? story.summary : story.topic)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
            Spacer(minLength: 0)
        }
    }
}
