public import Foundation

/// The same with defaults that are shared: where a support file has `UserDefaults` mean these, `.mine` is a member of theirs.
extension AppStorage {
    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?) where Value == Bool {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?) where Value == Int {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?) where Value == Double {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?) where Value == String {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?) where Value == URL {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?) where Value == Date {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?) where Value == Data {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: _SharedDefaults?)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
    }

    /// A value that may be missing.
    public nonisolated init(_ key: String, store: _SharedDefaults?) where Value: ExpressibleByNilLiteral {
        self.init(key, store: store as UserDefaults?)
    }
}
