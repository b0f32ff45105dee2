// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

struct MonthEntry: TimelineEntry {
    let date: Date
}

struct MonthProvider: TimelineProvider {
    func placeholder(in context: Context) -> MonthEntry { MonthEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (MonthEntry) -> ()) {
        completion(MonthEntry(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MonthEntry>) -> ()) {
        let today = Calendar.current.startOfDay(for: Date())
        let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: today) ?? today
        completion(Timeline(entries: [MonthEntry(date: Date())], policy: .after(tomorrow)))
    }
}

struct MonthView: View {
    let date: Date
    @Environment(\.calendar) private var calendar

    private var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: date) else { return [] }
        let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        return Array(repeating: nil, count: lead)
            + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    }

    var body: some View {
        VStack(spacing: 6) {
            HStack {
                Text(date, format: .dateTime.month(.wide))
                    .font(.headline)
                    .foregroundStyle(Color.accentColor)
                Spacer()
                Text(date, format: .dateTime.year())
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            HStack(spacing: 0) {
                ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
                    Text(calendar.veryShortWeekdaySymbols[index])
                        .font(.caption2)
                        .foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 10, maximum: .infinity), spacing: 0), count: 7), spacing: 4) {
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    if let day {
                        Text("\(calendar.component(.day, from: day))")
                            .font(.system(.caption, design: .rounded))
                            .fontWeight(isToday(day) ? .bold : .regular)
                            .foregroundColor(isToday(day) ? .white : .primary)
                            .frame(maxWidth: .infinity, minHeight: 18)
                            .background(isToday(day) ? Circle().fill(Color.red) : nil)
                    } else {
                        Color.clear.frame(height: 18)
                    }
                }
            }
        }
    }

    private func isToday(_ day: Date) -> Bool { calendar.isDate(day, inSameDayAs: date) }
}

struct MonthWidget: Widget {
    let kind = "MonthWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: MonthProvider()) { entry in
            MonthView(date: entry.date)
                .padding()
                .containerBackground(for: .widget) { Color(UIColor.systemBackground) }
        }
        .configurationDisplayName("Month")
        .description("This month.")
        .supportedFamilies([.systemLarge])
    }
}
