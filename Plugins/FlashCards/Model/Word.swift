/// A word to be learned.
public struct Word: Codable, Hashable, Identifiable, Sendable {
    public let text: String
    public let translation: String
    public var isFavourite = false

    public var id: String { text }

    public init(_ text: String, _ translation: String) {
        self.text = text
        self.translation = translation
    }

    public static let sample = Word("serendipity", "luck that finds you")
}
