public import Foundation

/// A value that is kept under a key in the user's defaults.
///
/// Differs from Apple's: the value is the declaration's default, and a new one is not kept. What apps, widgets and intents share
/// lies with the host, which bundles cannot ask for it yet.
@propertyWrapper public struct AppStorage<Value> {
    private let value: Value

    private nonisolated init(value: Value) { self.value = value }

    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { .constant(value) }
}

extension AppStorage: DynamicProperty {}
extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage {
    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(value: wrappedValue)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(value: wrappedValue)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(value: wrappedValue)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(value: wrappedValue)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(value: wrappedValue)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(value: wrappedValue)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(value: wrappedValue)
    }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(value: wrappedValue) }

    public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(value: wrappedValue) }

    /// A value that may be missing; it always is.
    public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral { self.init(value: nil) }
}

extension View {
    /// Has no effect: which defaults `AppStorage` means cannot be asked yet.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
