import AppIntents
import Testing

/// Intents as authors of widgets write them; that they compile is half of the test.
private enum Period: String, AppEnum {
    case day, week
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
    static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [
        .day: "Day", .week: DisplayRepresentation(title: "Week", subtitle: "Seven days", image: .init(systemName: "calendar")),
    ]
}

private struct Player: AppEntity {
    var id: String
    var name: String
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Player", numericFormat: "\(2) players")
    static let defaultQuery = PlayerQuery()
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct PlayerQuery: EntityStringQuery {
    static let all = [Player(id: "lina", name: "Lina"), Player(id: "morph", name: "Morphling")]
    func entities(for identifiers: [String]) async throws -> [Player] { Self.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> IntentItemCollection<Player> {
        IntentItemCollection(items: Self.all.filter { $0.name.contains(string) }.map { IntentItem($0) })
    }
    func suggestedEntities() async throws -> IntentItemCollection<Player> {
        IntentItemCollection(sections: [IntentItemSection("All", items: Self.all)])
    }
    func defaultResult() async -> Player? { Self.all.first }
}

private struct CountryOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["de", "en"] }
}

private struct ConfigurationIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Configuration"
    static let description = IntentDescription("Chooses what the widget shows.", categoryName: "Ladder")

    @Parameter(title: "Period", default: .week) var period: Period
    @Parameter(title: "Player") var player: Player?
    @Parameter(title: "Count", description: "How many rows.", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Show pictures", default: true) var showsPictures: Bool
    @Parameter(title: "Country", optionsProvider: CountryOptions()) var country: String
    @Parameter(title: "Since", kind: .date) var since: Date?
    @Parameter(title: "Favourites") var favourites: [Player]

    init() {}
    init(count: Int) { self.count = count }

    static var parameterSummary: some ParameterSummary {
        When(\.$period, .equalTo, .day) {
            Summary("Show \(\.$count) of \(\.$player)") {
                \.$country
                \.$since
            }
        } otherwise: {
            Switch(\.$count) {
                Case(1) { Summary("Show one") }
                DefaultCase { Summary() }
            }
        }
    }
}

private struct BareIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Bare" }
    static var description: IntentDescription? { "Said as an optional." }
}

private struct AddOne: AppIntent {
    static let title: LocalizedStringResource = "Add one"
    static let isDiscoverable = false
    @Parameter(title: "Number") var number: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog { .result(value: number + 1, dialog: "Done") }
}

private struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct WidgetIntentTests {
    @Test func parametersReadAsTheirDefaults() {
        let intent = ConfigurationIntent()
        #expect(intent.period == .week)
        #expect(intent.count == 3)
        #expect(intent.showsPictures)
        #expect(intent.player == nil)
        #expect(intent.since == nil)
    }

    @Test func parametersWithoutADefaultReadAsTheEmptyValueOfTheirType() {
        let intent = ConfigurationIntent()
        #expect(intent.country == "")
        #expect(intent.favourites.isEmpty)
    }

    @Test func whatIsSetWins() {
        let intent = ConfigurationIntent(count: 7)
        #expect(intent.count == 7)
        intent.$period.wrappedValue = .day
        #expect(intent.period == .day)
    }

    @Test func aParameterKnowsHowItIsEntered() {
        let parameter = ConfigurationIntent().$count
        #expect(parameter.options.range == 1...9)
        #expect(parameter.options.control == .stepper)
        #expect(ConfigurationIntent().$since.options.control == .date)
        #expect(ConfigurationIntent().$country.options.provider is CountryOptions)
    }

    @Test func aDescriptionIsFoundWhicheverWayItIsWritten() {
        #expect(ConfigurationIntent.statedDescription?.categoryName?.key == "Ladder")
        #expect(BareIntent.statedDescription?.descriptionText.key == "Said as an optional.")
        #expect(Refresh.statedDescription == nil)
    }

    @Test func performGivesItsResult() async throws {
        let intent = AddOne()
        intent.number = 4
        let result = try await intent.perform()
        #expect(result.value == 5)
        #expect(result.dialog?.full.key == "Done")
        #expect(!AddOne.isDiscoverable)
        _ = try await Refresh().perform()
        _ = try await ConfigurationIntent().perform()
    }

    @Test func aQueryGivesItsEntitiesInSections() async throws {
        let query = PlayerQuery()
        #expect(try await query.results().items.map(\.id) == ["lina", "morph"])
        #expect(try await query.entities(matching: "Mor").items.map(\.id) == ["morph"])
        #expect(await query.defaultResult()?.name == "Lina")
        #expect(try await CountryOptions().results() == ["de", "en"])
        #expect(await CountryOptions().defaultResult() == nil)
    }
}
