/// Takes what a publisher sends.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Comes first; nothing is sent before it is asked for.
    func receive(subscription: any Subscription)
    /// Takes a value and says how many more are wanted beside those asked for before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Comes last, once at most.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// What ties a subscriber to its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values beside those asked for before.
    func request(_ demand: Subscribers.Demand)
}

/// The library's subscriptions.
public enum Subscriptions {
    /// One that never sends.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Keeps it for as long as the collection does.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps it for as long as the set does.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Something that can be told apart from others of its type.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Tells publishers' parts apart.
public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier

    public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }
}
