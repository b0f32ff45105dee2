import Foundation

extension LadderService {
    private static let interval: TimeInterval = 3
    private static let duration: TimeInterval = 60

    /// The minute to come: an entry each three seconds.
    func match(of profile: Profile, from start: Date) -> [LadderEntry] {
        var previous = profile.score
        return upcomingScores(count: Int(Self.duration / Self.interval)).enumerated().map { index, score in
            defer { previous = score }
            return LadderEntry(
                date: start.addingTimeInterval(Double(index) * Self.interval),
                profile: profile.scoring(score),
                change: score - previous)
        }
    }
}
