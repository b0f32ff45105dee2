/// An object that says when it is about to change.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the object's published properties changes; an object without any has a new publisher each time.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties(of: Mirror(reflecting: self))
        let publisher = properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for property in properties { property.objectWillChange = publisher }
        return publisher
    }
}

/// The published properties of a class and of those it inherits from.
private func publishedProperties(of mirror: Mirror?) -> [any PublishedProperty] {
    guard let mirror else { return [] }
    return publishedProperties(of: mirror.superclassMirror)
        + mirror.children.compactMap { ($0.value as? any PublishedHolder)?.property }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { subject.receive(subscriber: subscriber) }

    /// Says that the object is about to change.
    public func send() { subject.send() }
}
