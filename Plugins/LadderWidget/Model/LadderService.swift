import Foundation

/// The ladder's server. It is played here: the scores of the day in a random order.
struct LadderService {
    private static let scores = 150...200

    /// The player with the score of this moment.
    func currentProfile() -> Profile { Profile.bloodseeker.scoring(Int.random(in: Self.scores)) }

    /// Scores to come, no two alike.
    func upcomingScores(count: Int) -> [Int] { Array(Self.scores.shuffled().prefix(count)) }
}
