/// Opens a window. Does nothing: a widget has none.
public struct OpenWindowAction: Sendable {
    @MainActor public func callAsFunction(id: String) {}
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. Does nothing: a widget has none.
public struct DismissWindowAction: Sendable {
    @MainActor public func callAsFunction() {}
    @MainActor public func callAsFunction(id: String) {}
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

extension EnvironmentValues {
    /// Opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// A value that a scene would keep: here the one it begins with.
@propertyWrapper public struct SceneStorage<Value> {
    private let value: Value

    public nonisolated init(wrappedValue: Value, _ key: String) { value = wrappedValue }

    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value> { .constant(value) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public nonisolated init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: Sendable where Value: Sendable {}
