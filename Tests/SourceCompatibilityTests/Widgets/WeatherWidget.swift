// Written as iOS projects are, in a style of their own.
// swift-format-ignore-file

import WidgetKit
import SwiftUI

struct Forecast: Codable, Identifiable, Hashable {
    var id: Int { hour }
    let hour: Int
    let symbolName: String
    let temperature: Measurement<UnitTemperature>
}

struct WeatherEntry: TimelineEntry {
    let date: Date
    let city: String
    let forecasts: [Forecast]

    static let sample = WeatherEntry(
        date: Date(timeIntervalSince1970: 1_767_225_600),
        city: "Prague",
        forecasts: [
            Forecast(hour: 9, symbolName: "sun.max.fill", temperature: .init(value: 4, unit: .celsius)),
            Forecast(hour: 12, symbolName: "cloud.sun.fill", temperature: .init(value: 7, unit: .celsius)),
            Forecast(hour: 15, symbolName: "cloud.rain.fill", temperature: .init(value: 6, unit: .celsius)),
            Forecast(hour: 18, symbolName: "moon.stars.fill", temperature: .init(value: 1, unit: .celsius)),
        ])
}

struct WeatherProvider: TimelineProvider {
    typealias Entry = WeatherEntry

    func placeholder(in context: Context) -> WeatherEntry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        completion(.sample)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        Task {
            let forecasts = await fetch()
            let entry = WeatherEntry(date: .now, city: "Prague", forecasts: forecasts)
            completion(Timeline(entries: [entry], policy: .after(Calendar.current.date(byAdding: .minute, value: 30, to: .now)!)))
        }
    }

    private func fetch() async -> [Forecast] { WeatherEntry.sample.forecasts }
}

struct WeatherView: View {
    let entry: WeatherEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            header
            if family != .systemSmall {
                Spacer()
                HStack {
                    ForEach(entry.forecasts) { forecast in
                        hour(forecast)
                        if forecast != entry.forecasts.last { Spacer() }
                    }
                }
            }
        }
        .foregroundColor(showsBackground ? .white : .primary)
        .shadow(radius: 1)
        .widgetURL(URL(string: "weather://city/\(entry.city)"))
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
                HStack(spacing: 2) {
                    Text(entry.city).font(.headline).lineLimit(1).minimumScaleFactor(0.6)
                    Image(systemName: "location.fill").font(.caption2).imageScale(.small)
                }
                Text("\(entry.forecasts[0].temperature.value, specifier: "%.0f")°")
                    .font(.system(size: 40, weight: .thin, design: .rounded))
            }
            Spacer()
            Image(systemName: entry.forecasts[0].symbolName)
                .symbolRenderingMode(.multicolor)
                .font(.title)
                .accessibilityLabel(Text("Sunny"))
        }
    }

    private func hour(_ forecast: Forecast) -> some View {
        VStack(spacing: 6) {
            Text("\(forecast.hour)h").font(.caption2).opacity(0.8)
            Image(systemName: forecast.symbolName)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 20, height: 20)
            Text(forecast.temperature.value.formatted(.number.precision(.fractionLength(0))) + "°")
                .font(.caption).bold().monospacedDigit()
        }
    }
}

struct WeatherWidget: Widget {
    static let kind = "WeatherWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: WeatherProvider()) { entry in
            WeatherView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(
                        gradient: Gradient(colors: [Color("Sky"), .blue.opacity(0.6)]),
                        startPoint: .top, endPoint: .bottom)
                }
        }
        .configurationDisplayName(LocalizedStringKey("Weather"))
        .description("The next hours.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
