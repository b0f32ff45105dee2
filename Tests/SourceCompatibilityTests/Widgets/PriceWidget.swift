// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import Charts
import SwiftUI
import WidgetKit

struct Price: Identifiable {
    let id = UUID()
    let date: Date
    let value: Double
    var series: Series = .spot

    enum Series: String, Plottable, CaseIterable {
        case spot = "Spot"
        case tomorrow = "Tomorrow"
    }
}

struct PriceEntry: TimelineEntry {
    let date: Date
    let prices: [Price]
    var limit: Double? = 8
}

struct PriceProvider: TimelineProvider {
    private var entry: PriceEntry {
        let start = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 86_400 * 400))
        return PriceEntry(date: Date(), prices: (0..<24).map { hour in
            Price(date: start.addingTimeInterval(Double(hour) * 3600), value: 6 + 3 * sin(Double(hour) / 4), series: hour < 12 ? .spot : .tomorrow)
        })
    }
    func placeholder(in context: Context) -> PriceEntry { entry }
    func getSnapshot(in context: Context, completion: @escaping (PriceEntry) -> ()) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PriceEntry>) -> ()) {
        completion(Timeline(entries: [entry], policy: .atEnd))
    }
}

private struct LimitMark: ChartContent {
    let limit: Double

    var body: some ChartContent {
        RuleMark(y: .value("Limit", limit))
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 5]))
            .annotation(position: .top, alignment: .trailing) {
                Text("Limit").font(.caption2).foregroundColor(.red)
            }
    }
}

struct PriceWidgetView: View {
    @Environment(\.widgetFamily) var family
    let entry: PriceEntry
    private let gradient = LinearGradient(colors: [.blue.opacity(0.4), .blue.opacity(0)], startPoint: .top, endPoint: .bottom)

    var body: some View {
        Group {
            switch family {
            case .systemMedium: bars
            case .systemLarge: pie
            default: line
            }
        }
        .containerBackground(.background, for: .widget)
    }

    private var line: some View {
        Chart(entry.prices) { price in
            LineMark(x: .value("Time", price.date), y: .value("Price", price.value))
                .interpolationMethod(.catmullRom)
                .symbol(Circle().strokeBorder(lineWidth: 1))
                .symbolSize(10)
            AreaMark(x: .value("Time", price.date), y: .value("Price", price.value))
                .interpolationMethod(.catmullRom)
                .foregroundStyle(gradient)
            if price.value == entry.prices.map(\.value).max() {
                PointMark(x: .value("Time", price.date), y: .value("Price", price.value))
                    .annotation(position: .top) { Text("\(price.value, specifier: "%.0f")").font(.system(size: 8)) }
            }
        }
        .chartXAxis(.hidden)
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) {
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2])).foregroundStyle(.gray)
                AxisValueLabel().font(.system(size: 8)).foregroundStyle(Color.secondary)
            }
        }
        .chartYScale(domain: 0...(entry.prices.map(\.value).max() ?? 10))
    }

    private var bars: some View {
        Chart {
            ForEach(entry.prices) { price in
                BarMark(x: .value("Time", price.date, unit: .hour), y: .value("Price", price.value), width: .ratio(0.6))
                    .foregroundStyle(by: .value("Series", price.series))
                    .cornerRadius(2)
            }
            if let limit = entry.limit { LimitMark(limit: limit) }
        }
        .chartForegroundStyleScale([Price.Series.spot: Color.green, .tomorrow: Color.orange])
        .chartLegend(position: .top, alignment: .leading, spacing: 4)
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) { value in
                AxisTick()
                if let date = value.as(Date.self), value.index >= 0 {
                    AxisValueLabel { Text(date, format: .dateTime.hour()) }
                }
            }
        }
        .chartYAxis {
            AxisMarks(values: [0, 5, 10]) { AxisValueLabel(format: Decimal.FormatStyle.Currency(code: "EUR")) ; AxisGridLine() }
        }
        .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).clipShape(RoundedRectangle(cornerRadius: 4)) }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                if let x = proxy.position(forX: entry.prices[12].date) {
                    Rectangle().fill(.purple).frame(width: 1, height: proxy.plotSize.height).offset(x: geometry[proxy.plotAreaFrame].minX + x)
                }
            }
        }
    }

    @ViewBuilder private var pie: some View {
        Chart(Price.Series.allCases, id: \.self) { series in
            SectorMark(angle: .value("Hours", 12), innerRadius: .ratio(0.6), angularInset: 2)
                .cornerRadius(5)
                .foregroundStyle(by: .value("Series", series.rawValue))
                .opacity(series == .spot ? 1 : 0.5)
        }
        .chartLegend(alignment: .center)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    Text("24 h").position(x: frame.midX, y: frame.midY)
                }
            }
        }
    }
}

struct PriceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PriceWidget", provider: PriceProvider()) { PriceWidgetView(entry: $0) }
            .configurationDisplayName("Prices")
    }
}
