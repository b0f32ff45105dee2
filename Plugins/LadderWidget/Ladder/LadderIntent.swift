import AppIntents

/// Whose score the widget shows.
enum ProfileSelection: String, AppEnum {
    case bloodseeker, morphling, lina
    /// Somebody of the ladder as it stands when the choice is made.
    case another

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Player"
    static let caseDisplayRepresentations: [ProfileSelection: DisplayRepresentation] = [
        .bloodseeker: "Bloodseeker", .morphling: "Morphling", .lina: "Lina",
        .another: DisplayRepresentation(title: "Another player", subtitle: "From the whole ladder"),
    ]
}

/// A player as the ladder's server knows them.
struct PlayerEntity: AppEntity {
    let id: Profile.ID
    let name: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Player"
    static let defaultQuery = PlayerQuery()

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

/// Asks the ladder's server, which takes its time.
struct PlayerQuery: EntityQuery {
    func entities(for identifiers: [PlayerEntity.ID]) async throws -> [PlayerEntity] {
        Profile.all.filter { identifiers.contains($0.id) }.map(PlayerEntity.init)
    }

    func suggestedEntities() async throws -> [PlayerEntity] { try await LadderService().players().map(PlayerEntity.init) }
}

extension PlayerEntity {
    init(_ profile: Profile) { self.init(id: profile.id, name: profile.name) }
}

struct LadderIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Player"
    static let description = IntentDescription("Whose score the widget shows.")

    @Parameter(title: "Player", default: .bloodseeker) var selection: ProfileSelection
    @Parameter(title: "Name") var player: PlayerEntity?

    static var parameterSummary: some ParameterSummary {
        When(\.$selection, .equalTo, .another) {
            Summary("Follow \(\.$selection)") { \.$player }
        } otherwise: {
            Summary("Follow \(\.$selection)")
        }
    }
}

extension LadderIntent {
    /// The player that is meant; the first of the ladder where nobody was chosen.
    var profile: Profile {
        let id = selection == .another ? player?.id : selection.rawValue
        return Profile.all.first { $0.id == id } ?? .bloodseeker
    }
}
