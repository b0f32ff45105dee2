/// Reads a value of the environment of the view that holds it.
@propertyWrapper public struct Environment<Value> {
    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value(Value)
    }

    private var content: Content

    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The value; outside of a body the environment's default, as on Apple's platforms.
    public nonisolated var wrappedValue: Value {
        switch content {
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .value(let value): value
        }
    }
}

extension Environment: DynamicProperty {
    @MainActor public mutating func _install(_ environment: EnvironmentValues) {
        if case .keyPath(let keyPath) = content { content = .value(environment[keyPath: keyPath]) }
    }
}
