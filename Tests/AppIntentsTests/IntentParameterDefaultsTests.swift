import AppIntents
import Testing

private struct City: AppEntity {
    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct CityQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [City] { identifiers.map(City.init) }
    func suggestedEntities() async throws -> [City] { [City(id: 1), City(id: 2)] }
}

private struct CapitalQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [City] { identifiers.map(City.init) }
    func suggestedEntities() async throws -> [City] { [City(id: 8)] }
    func defaultResult() async -> City? { City(id: 9) }
}

private struct FailingQuery: EntityQuery {
    struct Failure: Error {}
    func entities(for identifiers: [Int]) async throws -> [City] { throw Failure() }
    func suggestedEntities() async throws -> [City] { throw Failure() }
}

private struct Words: DynamicOptionsProvider {
    func results() async throws -> [String] { ["first", "second"] }
    func defaultResult() async -> String? { "default" }
}

private struct Intent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Intent"
    @Parameter(title: "City") var city: City
    @Parameter(title: "Maybe") var maybe: City?
    @Parameter(title: "Capital", query: CapitalQuery()) var capital: City
    @Parameter(title: "Maybe a capital", query: CapitalQuery()) var maybeCapital: City?
    @Parameter(title: "Failing", query: FailingQuery()) var failing: City?
    @Parameter(title: "Word", optionsProvider: Words()) var word: String
    @Parameter(title: "Said", default: "said", optionsProvider: Words()) var said: String
}

@Suite struct IntentParameterDefaultsTests {
    @Test func whatNobodySetTakesTheOffer() async {
        let intent = Intent()
        await intent.takeOfferedDefaults()
        #expect(intent.city.id == 1)
        #expect(intent.maybe == nil)
        #expect(intent.capital.id == 9)
        #expect(intent.maybeCapital?.id == 9)
        #expect(intent.failing == nil)
        #expect(intent.word == "default")
        #expect(intent.said == "said")
    }

    @Test func whatWasSetStays() async {
        let intent = Intent()
        intent.city = City(id: 7)
        intent.word = "chosen"
        await intent.takeOfferedDefaults()
        #expect(intent.city.id == 7)
        #expect(intent.word == "chosen")
    }
}
