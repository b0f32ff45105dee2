import Foundation

/// A piece of news about the ladder.
struct Story: Identifiable, Hashable, Sendable {
    let id: Int
    let topic: String
    let headline: String
    let summary: String
    let symbol: String

    var url: URL? { URL(string: "ladder://news/\(id)") }
}

extension Story {
    static let all: [Story] = [
        Story(
            id: 1, topic: "Season", headline: "Bloodseeker wins nine in a row",
            summary: "The last one took eleven minutes, the shortest match of the season.", symbol: "trophy.fill"),
        Story(
            id: 2, topic: "Match", headline: "Lina beats Morphling in overtime",
            summary: "Both came back twice before a single spell settled it.", symbol: "flame.fill"),
        Story(
            id: 3, topic: "Rules", headline: "Rating counts the last thirty matches",
            summary: "Older results fade out from the first of the month.", symbol: "list.bullet"),
        Story(
            id: 4, topic: "Community", headline: "Spring cup opens on Friday",
            summary: "Sixty-four places, first come first served, finals in May.", symbol: "calendar"),
    ]

    /// The stories with another one on top each hour.
    static func leading(at date: Date) -> [Story] {
        let first = Int(date.timeIntervalSince1970 / 3_600) % all.count
        return Array(all[first...] + all[..<first])
    }
}
