import Foundation

/// A player on the ladder.
struct Profile: Identifiable, Hashable, Codable, Sendable {
    let id: String
    let name: String
    var rating: Int
    var score: Int
    /// The picture's name in the asset catalog.
    let picture: String

    var url: URL? { URL(string: "ladder://profile/\(id)") }
}

extension Profile {
    static let bloodseeker = Profile(id: "bloodseeker", name: "Bloodseeker", rating: 2_412, score: 187, picture: "Bloodseeker")
    static let morphling = Profile(id: "morphling", name: "Morphling", rating: 2_198, score: 174, picture: "Morphling")
    static let lina = Profile(id: "lina", name: "Lina", rating: 2_305, score: 181, picture: "Lina")

    static let all: [Profile] = [.bloodseeker, .morphling, .lina]

    func scoring(_ score: Int) -> Profile {
        var profile = self
        profile.score = score
        return profile
    }
}
