import Foundation

/// The ladder's server. It is played here: the scores of the day in a random order.
struct LadderService {
    private static let scores = 150...200

    /// A player with the score of this moment.
    func current(_ profile: Profile) -> Profile { profile.scoring(Int.random(in: Self.scores)) }

    /// Scores to come, no two alike.
    func upcomingScores(count: Int) -> [Int] { Array(Self.scores.shuffled().prefix(count)) }

    /// Everybody on the ladder, the best first, a second later.
    func players() async throws -> [Profile] {
        try await Task.sleep(for: .seconds(1))
        return Profile.all.sorted { $0.rating > $1.rating }
    }
}
