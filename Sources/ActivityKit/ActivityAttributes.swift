/// What a Live Activity is about: values that stay as they are, and the type of those that change.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity goes on.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
