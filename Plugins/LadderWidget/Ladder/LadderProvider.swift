import WidgetKit

struct LadderProvider: AppIntentTimelineProvider {
    private let service = LadderService()

    func placeholder(in context: Context) -> LadderEntry {
        .sample
    }

    func snapshot(for configuration: LadderIntent, in context: Context) async -> LadderEntry {
        context.isPreview ? .sample : LadderEntry(date: .now, profile: service.current(configuration.profile))
    }

    func timeline(for configuration: LadderIntent, in context: Context) async -> Timeline<LadderEntry> {
        Timeline(entries: service.match(of: configuration.profile, from: .now), policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<LadderIntent>] {
        [ProfileSelection.bloodseeker, .morphling, .lina].map { selection in
            let intent = LadderIntent()
            intent.selection = selection
            return AppIntentRecommendation(intent: intent, description: intent.profile.name)
        }
    }
}
