public import Foundation

/// A value that is kept under a key in the user's defaults.
///
/// Differs from Apple's in that nothing is drawn again when it changes: a widget is drawn when its provider is asked.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let standard: Value
    private let stated: UserDefaults?
    private var surrounding: UserDefaults?

    private nonisolated init(_ key: String, _ standard: Value, _ store: UserDefaults?) {
        self.key = key
        self.standard = standard
        stated = store
    }

    private var store: UserDefaults { stated ?? surrounding ?? _SharedDefaults.standard }

    public var wrappedValue: Value {
        get { store.object(forKey: key).flatMap { StoredForm.value(of: $0) } ?? standard }
        nonmutating set { store.set(StoredForm.object(of: newValue), forKey: key) }
    }

    public var projectedValue: Binding<Value> {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
        }
    }
}

extension AppStorage: DynamicProperty {
    @MainActor public mutating func _install(_ environment: EnvironmentValues) { surrounding = environment.defaultStore }
}

// Unchecked since Foundation's class is not Sendable; the defaults are only asked, and may be from anywhere.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, store)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, store)
    }

    /// A value that may be missing.
    public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        self.init(key, nil, store)
    }
}

private enum DefaultStoreKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    /// Which defaults `AppStorage` means where it does not say.
    fileprivate var defaultStore: UserDefaults? {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }
}

extension View {
    /// Which defaults `AppStorage` means within the view where it does not say.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultStore, store) }
}
