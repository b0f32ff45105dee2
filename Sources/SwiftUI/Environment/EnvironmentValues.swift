/// What views inherit from those that hold them.
///
/// A list of entries, newest first: setting a value is one allocation and copies nothing.
public struct EnvironmentValues {
    private var newest: EnvironmentEntry?

    public nonisolated init() {}

    /// The value of a key, or the key's default.
    public nonisolated subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            var entry = newest
            while let found = entry {
                // Entries are made below only, each with the key's own type of value.
                if found.id == id { return unsafeDowncast(found, to: EnvironmentValueEntry<Key.Value>.self).value }
                entry = found.older
            }
            return Key.defaultValue
        }
        set { newest = EnvironmentValueEntry(id: ObjectIdentifier(key), value: newValue, older: newest) }
    }
}

private class EnvironmentEntry {
    let id: ObjectIdentifier
    let older: EnvironmentEntry?

    init(id: ObjectIdentifier, older: EnvironmentEntry?) {
        self.id = id
        self.older = older
    }
}

private final class EnvironmentValueEntry<Value>: EnvironmentEntry {
    let value: Value

    init(id: ObjectIdentifier, value: Value, older: EnvironmentEntry?) {
        self.value = value
        super.init(id: id, older: older)
    }
}

/// A name and a default for a value of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
