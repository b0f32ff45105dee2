import AppIntents
import SwiftUI
import WidgetKit

enum Vehicle: String, AppEnum {
    case train, bus, bike

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Vehicle"
    static let caseDisplayRepresentations: [Vehicle: DisplayRepresentation] = [
        .train: DisplayRepresentation(title: "Train", subtitle: "On rails", image: .init(systemName: "tram")), .bus: "Bus", .bike: "Bike",
    ]
}

struct City: AppEntity {
    let id: String
    let country: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    static let all = ["Prague": "cz", "Brno": "cz", "Kyiv": "ua", "Lviv": "ua"].map { City(id: $0.key, country: $0.value) }
        .sorted { $0.id < $1.id }

    var displayRepresentation: DisplayRepresentation { "City of \(id)" }
}

/// Cities of the country that is set, under a title each.
struct CityQuery: EntityStringQuery {
    @IntentParameterDependency<TripIntent>(\.$country) var trip

    func entities(for identifiers: [String]) async throws -> [City] { City.all.filter { identifiers.contains($0.id) } }

    func entities(matching string: String) async throws -> IntentItemCollection<City> {
        IntentItemCollection(items: City.all.filter { $0.id.contains(string) })
    }

    func suggestedEntities() async throws -> IntentItemCollection<City> {
        let cities = City.all.filter { $0.country == trip?.country }
        return IntentItemCollection(promptLabel: "Where to?", sections: [IntentItemSection("Of \(trip?.country ?? "none")", items: cities)])
    }
}

struct CountryOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["cz", "ua"] }
}

struct TripIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "A trip"
    static let description = IntentDescription("Where, and how.")

    @Parameter(title: "Vehicle", default: .train) var vehicle: Vehicle
    @Parameter(title: "Country", default: "cz", optionsProvider: CountryOptions()) var country: String
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Stops") var stops: [City]
    @Parameter(title: "Seats", description: "How many go.", default: 2, controlStyle: .stepper, inclusiveRange: (1, 9)) var seats: Int
    @Parameter(title: "Speed", inclusiveRange: (0.5, 2)) var speed: Double?
    @Parameter(title: "Quiet", default: false) var isQuiet: Bool
    @Parameter(title: "Leaves", kind: .dateTime) var leaves: Date?
    @Parameter(title: "Ticket") var ticket: URL?

    static var parameterSummary: some ParameterSummary {
        When(\.$vehicle, .equalTo, .bike) {
            Summary("Ride to \(\.$city)") { \.$country }
        } otherwise: {
            Summary("Go to \(\.$city) by \(\.$vehicle)") {
                \.$country
                \.$seats
                \.$isQuiet
            }
        }
    }
}

/// Prints what it is asked with.
struct TripWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Trip", intent: TripIntent.self, provider: TripProvider()) { _ in
            Color.clear.containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
        .promptsForUserConfiguration()
    }
}

struct TripProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MomentEntry { MomentEntry() }
    func snapshot(for configuration: TripIntent, in context: Context) async -> MomentEntry { MomentEntry() }

    func timeline(for trip: TripIntent, in context: Context) async -> Timeline<MomentEntry> {
        let stops = trip.stops.map(\.id).joined(separator: "+")
        let leaves = trip.leaves.map { "\(Int($0.timeIntervalSince1970))" } ?? "-"
        print(
            "trip: \(trip.vehicle) \(trip.country) \(trip.city?.id ?? "-") [\(stops)] \(trip.seats) \(trip.speed ?? -1)",
            "\(trip.isQuiet) \(leaves) \(trip.ticket?.absoluteString ?? "-");")
        return Timeline(entries: [MomentEntry()], policy: .never)
    }
}
