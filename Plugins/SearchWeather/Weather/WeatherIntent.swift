import AppIntents
import Foundation

enum TemperatureUnit: String, AppEnum {
    case celsius, fahrenheit

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static let caseDisplayRepresentations: [TemperatureUnit: DisplayRepresentation] = [.celsius: "Celsius", .fahrenheit: "Fahrenheit"]

    func text(_ celsius: Double) -> String {
        "\(Int((self == .celsius ? celsius : celsius * 9 / 5 + 32).rounded()))°"
    }
}

/// A city of which the server knows the weather.
struct City: AppEntity, Codable {
    let id: String
    let name: String
    let country: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "\(country)") }
}

/// Asks the server. A city that was found once is found again while the server is not there: settings do not depend on the weather.
struct CityQuery: EntityStringQuery {
    func entities(for identifiers: [City.ID]) async throws -> [City] {
        let cities: Asked<[City]> = await Server().ask("cities", ["ids": identifiers.joined(separator: ",")])
        switch cities {
        case .fresh(let cities), .kept(let cities): return cities
        case .nothing(let error): throw error
        }
    }

    func entities(matching string: String) async throws -> [City] { try await Server().get("cities", ["match": string]) }

    func suggestedEntities() async throws -> [City] { try await Server().get("cities") }
}

struct WeatherIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description = IntentDescription("The weather where you are, or in a city.")

    @Parameter(title: "Here", default: false) var isHere: Bool
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Unit", default: .celsius) var unit: TemperatureUnit
    @Parameter(title: "High and low", default: true) var showsRange: Bool
    @Parameter(title: "Large digits", default: false) var isLarge: Bool
    @Parameter(title: "Link", default: true) var opensPage: Bool

    static var parameterSummary: some ParameterSummary {
        When(\.$isHere, .equalTo, true) {
            Summary("The weather here") {
                \.$isHere
                \.$unit
                \.$showsRange
                \.$isLarge
                \.$opensPage
            }
        } otherwise: {
            Summary("The weather in \(\.$city)") {
                \.$isHere
                \.$unit
                \.$showsRange
                \.$isLarge
                \.$opensPage
            }
        }
    }
}
