import AppIntents
import Testing

private struct Team: AppEntity {
    struct Query: EnumerableEntityQuery {
        func allEntities() async throws -> [Team] { [Team(id: 1, name: "Riverside"), Team(id: 2, name: "Hillside")] }
    }

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Motto") var motto: String?

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Team"
    static let defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

@Suite struct DisplayRepresentationTests {
    @Test func literalsBecomeTitles() {
        let name = "Lina"
        let choice: DisplayRepresentation = "Player \(name)"
        #expect(String(localized: choice.title) == "Player Lina")
        #expect(choice.subtitle == nil)
        let kind: TypeDisplayRepresentation = "Player"
        #expect(kind.name.key == "Player")
    }

    @Test func propertiesReadAsWhatTheInitialiserGave() {
        let team = Team(id: 1, name: "Riverside")
        #expect(team.name == "Riverside")
        #expect(team.motto == nil)
        #expect(team.$name.title.key == "Name")
    }

    @Test func aQueryThatKnowsAllFindsSome() async throws {
        #expect(try await Team.defaultQuery.entities(for: [2, 9]).map(\.name) == ["Hillside"])
        #expect(try await Team.defaultQuery.suggestedEntities().count == 2)
    }

    @Test func identifiersSurviveAsText() {
        #expect(Int.entityIdentifier(for: 7.entityIdentifierString) == 7)
        #expect(Int.entityIdentifier(for: "seven") == nil)
        let id = UUID()
        #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
    }
}
