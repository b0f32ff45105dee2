/// A property of a class that says when it is about to change.
@propertyWrapper public struct Published<Value> {
    private var storage: PublishedStorage<Value>

    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Not for use: a published property belongs to a class.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    /// Sends the value, and each new one before it is set.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// Sends the value of a property, and each new one before it is set.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }
}

extension Published: PublishedHolder {
    var property: any PublishedProperty { storage }
}

/// A published property, whatever its type.
protocol PublishedProperty: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
}

/// What a published property is found by in its object.
protocol PublishedHolder {
    var property: any PublishedProperty { get }
}
