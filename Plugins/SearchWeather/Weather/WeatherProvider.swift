import CoreLocation
import WidgetKit

struct WeatherEntry: TimelineEntry {
    enum Content {
        case forecast(Forecast, isOld: Bool)
        case problem(String)
    }

    let date: Date
    let content: Content
    var intent = WeatherIntent()
}

struct WeatherProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: .now, content: .forecast(.sample, isOld: false)) }

    func snapshot(for intent: WeatherIntent, in context: Context) async -> WeatherEntry {
        guard !context.isPreview else { return WeatherEntry(date: .now, content: .forecast(.sample, isOld: false), intent: intent) }
        return await asked(intent).entry
    }

    func timeline(for intent: WeatherIntent, in context: Context) async -> Timeline<WeatherEntry> {
        let (entry, policy) = await asked(intent)
        // Without news what is on screen stays, and the host asks again soon: at once when the network returns.
        if case .atEnd = policy { return Timeline(entries: [], policy: policy) }
        return Timeline(entries: [entry], policy: policy)
    }

    /// The entry of now and when to ask again; never, where only the user can help.
    private func asked(_ intent: WeatherIntent) async -> (entry: WeatherEntry, policy: TimelineReloadPolicy) {
        guard let query = query(intent) else {
            let words = intent.isHere ? "Allow this widget to know where you are" : "Choose a city"
            return (WeatherEntry(date: .now, content: .problem(NSLocalizedString(words, comment: "")), intent: intent), .never)
        }
        let asked: Asked<Forecast> = await Server().ask("weather", query)
        let content: WeatherEntry.Content =
            switch asked {
            case .fresh(let forecast): .forecast(forecast, isOld: false)
            case .kept(let forecast): .forecast(forecast, isOld: true)
            case .nothing: .problem(NSLocalizedString("No weather at the moment", comment: ""))
            }
        return (WeatherEntry(date: .now, content: content, intent: intent), asked.policy(every: 1_800))
    }

    private func query(_ intent: WeatherIntent) -> [String: String]? {
        guard intent.isHere else { return intent.city.map { ["city": $0.id] } }
        let manager = CLLocationManager()
        guard manager.isAuthorizedForWidgetUpdates, let place = manager.location?.coordinate else { return nil }
        return ["latitude": "\(place.latitude)", "longitude": "\(place.longitude)"]
    }
}
