import Foundation
import Testing

@testable import AppIntents

private enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

private struct Town: AppEntity {
    var id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
    static let defaultQuery = TownQuery()
    var displayRepresentation: DisplayRepresentation { "Town \(id)" }
}

private struct TownQuery: EntityStringQuery {
    @IntentParameterDependency<TownIntent>(\.$size, \.$rows) var asking

    func entities(for identifiers: [Int]) async throws -> [Town] {
        guard !identifiers.contains(13) else { throw CancellationError() }
        return identifiers.reversed().filter { $0 < 10 }.map(Town.init)
    }
    func entities(matching string: String) async throws -> [Town] { [Town(id: string.count)] }
    func suggestedEntities() async throws -> [Town] { (1...(asking?.rows ?? 1)).map(Town.init) }
}

private struct OtherTowns: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Town] { identifiers.map { Town(id: $0) } }
    func suggestedEntities() async throws -> IntentItemCollection<Town> {
        IntentItemCollection(
            promptLabel: "Which?",
            sections: [IntentItemSection("Far", subtitle: "away", items: [IntentItem(Town(id: 99), title: "Ninety-nine")])])
    }
}

private struct TownIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Towns"

    @Parameter(title: "Size") var size: Size?
    @Parameter(title: "Rows", default: 2, inclusiveRange: (1, 5)) var rows: Int
    @Parameter(title: "Town") var town: Town?
    @Parameter(title: "Towns") var towns: [Town]
    @Parameter(title: "Other", query: OtherTowns()) var other: Town?
    @Parameter(title: "Since") var since: Date?
    @Parameter(title: "Room") var room: Measurement<UnitLength>?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$size) {
            Case(.small) { Summary("Just \(\.$town)") }
            Case(.large) {
                When(\.$town, .hasAnyValue) {
                    Summary("All of \(\.$town) in \(\.$rows)") { \.$towns }
                } otherwise: {
                    Summary()
                }
            }
            DefaultCase {
                Summary {
                    \.$rows
                    \.$size
                }
            }
        }
    }
}

@Suite struct IntentSettingsTests {
    @Test func theSchemaSaysWhatAnEditorNeeds() {
        let schema = TownIntent().schema
        #expect(schema.map(\.name) == ["size", "rows", "town", "towns", "other", "since", "room"])
        let choices = [_ValueChoice(value: "small", shown: "Small"), _ValueChoice(value: "large", shown: "Large")]
        #expect(
            schema.dropLast().map(\.kind) == [
                .optional(.choice(typeName: "Size", choices)), .whole, .optional(.entity(typeName: "Town")),
                .list(.entity(typeName: "Town")), .optional(.entity(typeName: "Town")), .optional(.date),
            ])
        #expect(schema.map(\.offer) == [.none, .none, .searched, .searched, .listed, .none, .none])
        #expect(schema[1].standard == .whole(2) && schema[1].range == 1...5 && schema[0].standard == nil)
        #expect(schema.map(\.dependencies) == [[], [], ["size", "rows"], ["size", "rows"], [], [], []])
    }

    @Test func settingsAreResolvedWithTheirEntities() async {
        let intent = TownIntent()
        let problems = await intent.resolve([
            "size": .text("large"), "town": .text("7"), "towns": .list([.text("3"), .text("4")]), "other": .whole(50),
            "since": .text("2026-08-01T12:00:00Z"), "unknown": .bool(true),
        ])
        #expect(problems == [])
        #expect(intent.size == .large && intent.town?.id == 7 && intent.towns.map(\.id) == [3, 4] && intent.other?.id == 50)
        #expect(intent.since == Date(timeIntervalSince1970: 1_785_585_600))
        #expect(intent.valueTitles.map(\.title) == ["Large", "Town 7", "Town 3, Town 4", "Town 50"])
    }

    @Test func whatDoesNotHoldIsSaidAndTheRestIsTaken() async {
        let intent = TownIntent()
        let problems = await intent.resolve([
            "size": .text("huge"), "rows": .whole(4), "town": .text("13"), "towns": .list([.text("3"), .text("40")]), "other": .none,
        ])
        #expect(problems.map(\.parameter) == ["size", "town", "towns"])
        #expect(
            problems.map(\.reason) == [
                "\"huge\" is not there any more, or never was", "its query failed: CancellationError()",
                "[\"3\",\"40\"] is not there any more, or never was",
            ])
        #expect(intent.rows == 4 && intent.town == nil && intent.towns.map(\.id) == [3] && intent.other == nil)
    }

    @Test func choicesDependOnOtherParameters() async throws {
        let intent = TownIntent()
        #expect(try await intent.offered(for: "town", matching: nil)?.sections.first?.choices.count == 1)
        intent.size = .small
        intent.rows = 3
        let offered = try await intent.offered(for: "town", matching: nil)
        #expect(offered?.sections.first?.choices.map(\.setting) == [.text("1"), .text("2"), .text("3")])
        #expect(
            try await intent.offered(for: "town", matching: "four")?.sections.first?.choices.map { String(localized: $0.shown.title) } == [
                "Town 4"
            ])
        let other = try await intent.offered(for: "other", matching: "is not searched")
        #expect(other?.prompt == "Which?" && other?.sections.first?.title == "Far" && other?.sections.first?.subtitle == "away")
        #expect(other?.sections.first?.choices.map(\.shown.title) == ["Ninety-nine"])
        #expect(try await intent.offered(for: "rows", matching: nil) == nil)
        #expect(try await intent.offered(for: "nowhere", matching: nil) == nil)
    }

    @Test func theFormFollowsTheValues() {
        let intent = TownIntent()
        #expect(intent.form(family: "systemSmall") == IntentForm(sentence: "", parameters: ["rows", "size"]))
        intent.size = .small
        #expect(intent.form(family: "systemSmall") == IntentForm(sentence: "Just ${town}", parameters: ["town"]))
        intent.size = .large
        #expect(intent.form(family: "systemSmall") == IntentForm(sentence: "", parameters: []))
        intent.town = Town(id: 1)
        #expect(
            intent.form(family: "systemSmall") == IntentForm(sentence: "All of ${town} in ${rows}", parameters: ["town", "rows", "towns"]))
    }

    @Test func valuesAreKeptAsTheyAreRead() async {
        let intent = TownIntent()
        intent.size = .small
        intent.town = Town(id: 5)
        intent.towns = [Town(id: 1), Town(id: 2)]
        intent.since = Date(timeIntervalSince1970: 1_785_585_600.25)
        intent.room = Measurement(value: 1, unit: .meters)
        let kept = intent.kept
        #expect(
            _IntentSetting.json(of: kept.settings)
                == #"{"other":null,"rows":2,"since":"2026-08-01T12:00:00.250Z","size":"small","town":"5","towns":["1","2"]}"#)
        #expect(kept.lost == ["room"])
        let copy = TownIntent()
        #expect(await copy.resolve(kept.settings) == [])
        #expect(copy.kept.settings == kept.settings.merging(["room": .none]) { $1 })
    }
}
