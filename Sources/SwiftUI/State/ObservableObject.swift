/// An object whose changes views would watch. Nothing watches here: a widget's view lives for one drawing.
public protocol ObservableObject: AnyObject {}

/// Tells of changes to nobody.
public final class ObservableObjectPublisher: Sendable {
    public init() {}
    public func send() {}
}

extension ObservableObject {
    /// Tells of changes to nobody.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property whose changes would be watched.
@propertyWrapper public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}
