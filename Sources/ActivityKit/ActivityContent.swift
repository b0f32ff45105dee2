public import Foundation

/// What a Live Activity shows, and how long it holds.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: Decodable, Encodable, Hashable {
    public var state: State
    /// When the state is out of date; nil means never.
    public var staleDate: Date?
    /// The higher, the sooner it is shown where several activities want the place.
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }

    /// The content with its state and dates, for messages to people.
    public var description: String {
        "ActivityContent(state: \(state), staleDate: \(staleDate.map(String.init(describing:)) ?? "nil"), relevanceScore: \(relevanceScore))"
    }
}

extension ActivityContent: CustomStringConvertible {}
extension ActivityContent: Sendable where State: Sendable {}
