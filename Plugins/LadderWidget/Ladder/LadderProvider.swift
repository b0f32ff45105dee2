import WidgetKit

struct LadderProvider: TimelineProvider {
    private static let interval: TimeInterval = 3
    private static let duration: TimeInterval = 60

    private let service = LadderService()

    func placeholder(in context: Context) -> LadderEntry {
        .sample
    }

    func getSnapshot(in context: Context, completion: @escaping (LadderEntry) -> Void) {
        if context.isPreview {
            completion(.sample)
        } else {
            completion(LadderEntry(date: .now, profile: service.currentProfile()))
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LadderEntry>) -> Void) {
        completion(Timeline(entries: entries(from: .now), policy: .atEnd))
    }

    private func entries(from start: Date) -> [LadderEntry] {
        var previous = Profile.bloodseeker.score
        return service.upcomingScores(count: Int(Self.duration / Self.interval)).enumerated().map { index, score in
            defer { previous = score }
            return LadderEntry(
                date: start.addingTimeInterval(Double(index) * Self.interval),
                profile: Profile.bloodseeker.scoring(score),
                change: score - previous)
        }
    }
}
