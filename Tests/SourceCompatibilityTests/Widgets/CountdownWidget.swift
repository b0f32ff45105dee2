// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
    let date: Date
    let start: Date
    let end: Date
}

struct CountdownProvider: TimelineProvider {
    private func entry(at date: Date) -> CountdownEntry {
        CountdownEntry(date: date, start: date.addingTimeInterval(-900), end: date.addingTimeInterval(2700))
    }

    func placeholder(in context: Context) -> CountdownEntry { entry(at: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) { completion(entry(at: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
        completion(Timeline(entries: [entry(at: Date())], policy: .never))
    }
}

struct Ring: Shape {
    var progress: Double
    var thickness: CGFloat = 6

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2 - thickness / 2,
            startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * progress),
            clockwise: false)
        return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
    }
}

struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(8)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.secondary.opacity(0.3), lineWidth: 1))
    }
}

extension View {
    func card() -> some View { modifier(Card()) }
}

struct CountdownView: View {
    let entry: CountdownEntry

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                Circle()
                    .trim(from: 0, to: 0.75)
                    .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .foregroundStyle(.orange)
                    .rotationEffect(.degrees(-90))
                VStack(spacing: 2) {
                    Text(timerInterval: entry.start...entry.end, countsDown: true)
                        .font(.title2.monospacedDigit())
                        .multilineTextAlignment(.center)
                    Text(entry.end, style: .relative).font(.caption2)
                    Text(entry.end, style: .time).font(.caption2)
                    Text(entry.start...entry.end).font(.caption2).privacySensitive()
                    ProgressView(timerInterval: entry.start...entry.end, countsDown: false) {
                        EmptyView()
                    } currentValueLabel: {
                        EmptyView()
                    }
                    .frame(width: geometry.size.width * 0.5)
                }
                .lineLimit(1)
                .minimumScaleFactor(0.5)
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .card()
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

struct CountdownWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CountdownWidget", provider: CountdownProvider()) { entry in
            CountdownView(entry: entry)
                .containerBackground(Color.indigo.gradient, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}
