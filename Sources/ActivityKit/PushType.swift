/// How a server may update a Live Activity.
public struct PushType: Hashable, Sendable {
    private enum Way: Hashable, Sendable {
        case token
        case channel(String)
    }

    private let way: Way

    /// By a token of the activity's own.
    public static let token = PushType(way: .token)

    /// By a channel that many activities listen to.
    public static func channel(_ identifier: String) -> PushType { PushType(way: .channel(identifier)) }
}
