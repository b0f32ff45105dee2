import Intents
import WidgetKit

struct PlayerProvider: IntentTimelineProvider {
    private let service = LadderService()

    func placeholder(in context: Context) -> LadderEntry {
        .sample
    }

    func getSnapshot(
        for configuration: ProfileSelectionIntent, in context: Context, completion: @escaping @Sendable (LadderEntry) -> Void
    ) {
        completion(context.isPreview ? .sample : LadderEntry(date: .now, profile: service.current(configuration.profile)))
    }

    func getTimeline(
        for configuration: ProfileSelectionIntent, in context: Context, completion: @escaping @Sendable (Timeline<LadderEntry>) -> Void
    ) {
        completion(Timeline(entries: service.match(of: configuration.profile, from: .now), policy: .atEnd))
    }

    func recommendations() -> [IntentRecommendation<ProfileSelectionIntent>] {
        [FollowedProfile.bloodseeker, .morphling, .lina].map { selection in
            let intent = ProfileSelectionIntent()
            intent.selection = selection
            return IntentRecommendation(intent: intent, description: intent.profile.name)
        }
    }
}

extension ProfileSelectionIntent {
    /// The player that is meant; the first of the ladder where nobody was chosen.
    nonisolated var profile: Profile {
        switch selection {
        case .morphling: .morphling
        case .lina: .lina
        case .another: Profile.all.first { $0.id == player?.identifier } ?? .bloodseeker
        case .unknown, .bloodseeker: .bloodseeker
        }
    }
}
