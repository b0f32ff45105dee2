import SwiftUI
import WidgetKit

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "WeatherWidget", intent: WeatherIntent.self, provider: WeatherProvider()) { entry in
            WeatherView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
                }
        }
        .configurationDisplayName("Weather")
        .description("The weather where you are, or in a city.")
        .supportedFamilies([.systemSmall, .systemMedium])
        .promptsForUserConfiguration()
    }
}

struct WeatherView: View {
    let entry: WeatherEntry

    var body: some View {
        switch entry.content {
        case .problem(let words):
            VStack(spacing: 8) {
                Image(systemName: "exclamationmark.triangle").font(.title2)
                Text(words).font(.footnote).multilineTextAlignment(.center)
            }
            .foregroundStyle(.white)
        case .forecast(let forecast, let isOld):
            ForecastView(forecast: forecast, isOld: isOld, intent: entry.intent)
                .widgetURL(entry.intent.opensPage ? URL(string: "search://weather/\(forecast.city)") : nil)
        }
    }
}

private struct ForecastView: View {
    let forecast: Forecast
    let isOld: Bool
    let intent: WeatherIntent

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(forecast.city)
                .font(.headline)
                .lineLimit(1)
            Text(intent.unit.text(forecast.temperature))
                .font(.system(size: intent.isLarge ? 60 : 44, weight: .light))
            Spacer(minLength: 0)
            Image(systemName: forecast.condition.symbol)
                .font(.title3)
            if intent.showsRange {
                Text("H: \(intent.unit.text(forecast.high))  L: \(intent.unit.text(forecast.low))")
                    .font(.caption)
            }
            if isOld {
                Label("Not up to date", systemImage: "wifi.slash")
                    .font(.caption2)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .foregroundStyle(.white)
    }
}
