import SwiftUI
import WidgetKit

/// Prints what is placed whenever it is asked for its timeline.
struct NoteWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Note", intent: NoteIntent.self, provider: NoteProvider()) { MomentView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct NoteProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MomentEntry { MomentEntry() }
    func snapshot(for configuration: NoteIntent, in context: Context) async -> MomentEntry { MomentEntry() }

    func timeline(for configuration: NoteIntent, in context: Context) async -> Timeline<MomentEntry> {
        print("asked: \(configuration.words) \(configuration.count) \(configuration.isLoud.map { "\($0)" } ?? "-");")
        do {
            let words = try await WidgetCenter.shared.currentConfigurations().map { info in
                let note = info.widgetConfigurationIntent(of: NoteIntent.self)
                return "\(info.kind) \(info.family) \(note.map { "\($0.words) \($0.count)" } ?? "-")"
            }
            print("placed: \(words.joined(separator: ", "));")
        } catch {
            print("placed: \(error.localizedDescription);")
        }
        return Timeline(entries: [MomentEntry()], policy: .never)
    }
}
