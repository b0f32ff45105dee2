import Synchronization

/// A stored property that may be read and set on any thread.
@propertyWrapper
final class Locked<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(wrappedValue: Value) { value = Mutex(wrappedValue) }

    var wrappedValue: Value {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
