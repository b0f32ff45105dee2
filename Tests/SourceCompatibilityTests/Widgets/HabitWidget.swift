// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import AppIntents
import SwiftUI
import WidgetKit

struct HabitDay: Identifiable {
    let id = UUID()
    let index: Int
    let isDone: Bool
}

struct ToggleHabitIntent: AppIntent {
    static var title: LocalizedStringResource = "Toggle Habit"
    static var description = IntentDescription("Marks a day.", categoryName: "Habits")
    static var openAppWhenRun: Bool = false

    @Parameter(title: "Day")
    var day: Int

    init() {}

    init(day: Int) {
        self.day = day
    }

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "HabitWidget")
        return .result()
    }
}

struct HabitEntry: TimelineEntry {
    var date: Date = .now
    let days: [HabitDay]
}

struct HabitProvider: TimelineProvider {
    @AppStorage("streak", store: UserDefaults(suiteName: "group.example.habits")) private var streak = 3

    private var entry: HabitEntry {
        HabitEntry(days: (0..<14).map { HabitDay(index: $0, isDone: $0 < streak) })
    }

    func placeholder(in context: Context) -> HabitEntry { entry }
    func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> Void) {
        completion(.init(entries: [entry], policy: .never))
    }
}

struct DayCell: View {
    let day: HabitDay

    var body: some View {
        Button(intent: ToggleHabitIntent(day: day.index)) {
            RoundedRectangle(cornerRadius: 4, style: .continuous)
                .fill(day.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                .aspectRatio(1, contentMode: .fit)
                .overlay {
                    if day.isDone {
                        Image(systemName: "checkmark").font(.system(size: 8, weight: .bold)).foregroundStyle(.white)
                    }
                }
        }
        .buttonStyle(.plain)
        .invalidatableContent()
    }
}

struct HabitView: View {
    var entry: HabitEntry
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)
    private var done: Int { entry.days.filter(\.isDone).count }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Read a page").font(.footnote).fontWeight(.semibold)
                Spacer()
                Text("\(done)/\(entry.days.count)")
                    .font(.footnote.monospacedDigit())
                    .contentTransition(.numericText())
            }
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(entry.days) { day in
                    DayCell(day: day)
                }
            }
            Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 2) {
                GridRow {
                    Text("Best")
                    Text("9 days").gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("Now")
                    Text("\(done) days")
                }
            }
            .font(.caption2)
        }
        .tint(.mint)
        .animation(.easeInOut, value: done)
    }
}

struct HabitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "HabitWidget", provider: HabitProvider()) {
            HabitView(entry: $0)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Habit")
        .description("Two weeks of one habit.")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
