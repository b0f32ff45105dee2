import Intents

/// Answers for the settings of the player's widget. In an iOS project it is the principal class of an intents extension.
final class PlayerIntentHandler: INExtension, ProfileSelectionIntentHandling {
    func providePlayerOptionsCollection(for intent: ProfileSelectionIntent) async throws -> INObjectCollection<LadderPlayer> {
        let players = try await LadderService().players()
        return INObjectCollection(items: players.map { LadderPlayer(identifier: $0.id, display: $0.name) })
    }

    func defaultPlayer(for intent: ProfileSelectionIntent) -> LadderPlayer? {
        LadderPlayer(identifier: Profile.lina.id, display: Profile.lina.name)
    }
}
