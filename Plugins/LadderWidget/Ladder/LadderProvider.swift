import WidgetKit

struct LadderProvider: AppIntentTimelineProvider {
    private static let interval: TimeInterval = 3
    private static let duration: TimeInterval = 60

    private let service = LadderService()

    func placeholder(in context: Context) -> LadderEntry {
        .sample
    }

    func snapshot(for configuration: LadderIntent, in context: Context) async -> LadderEntry {
        context.isPreview ? .sample : LadderEntry(date: .now, profile: service.current(configuration.profile))
    }

    func timeline(for configuration: LadderIntent, in context: Context) async -> Timeline<LadderEntry> {
        Timeline(entries: entries(of: configuration.profile, from: .now), policy: .atEnd)
    }

    func recommendations() -> [AppIntentRecommendation<LadderIntent>] {
        [ProfileSelection.bloodseeker, .morphling, .lina].map { selection in
            let intent = LadderIntent()
            intent.selection = selection
            return AppIntentRecommendation(intent: intent, description: intent.profile.name)
        }
    }

    private func entries(of profile: Profile, from start: Date) -> [LadderEntry] {
        var previous = profile.score
        return service.upcomingScores(count: Int(Self.duration / Self.interval)).enumerated().map { index, score in
            defer { previous = score }
            return LadderEntry(
                date: start.addingTimeInterval(Double(index) * Self.interval),
                profile: profile.scoring(score),
                change: score - previous)
        }
    }
}
