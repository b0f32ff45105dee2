public import Observation

/// Reads a value of the environment of the view that holds it.
@propertyWrapper public struct Environment<Value> {
    private enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value(Value)
        /// The object of a type; nil where none was given.
        case object((EnvironmentValues) -> Value?)
    }

    private var content: Content

    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The object of a type that was given by `environment(_:)`.
    public nonisolated init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object { $0[ObservableKey<Value>.self] }
    }

    /// The object of a type that was given by `environment(_:)`, or nil.
    public nonisolated init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .object { .some($0[ObservableKey<T>.self]) }
    }

    /// The value; outside of a body the environment's default, as on Apple's platforms.
    public var wrappedValue: Value {
        switch content {
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .value(let value): value
        case .object(let find): object(find(EnvironmentValues()))
        }
    }

    /// As on Apple's platforms this ends the process. The walk asks no view that lacks an object for its body: who comes here reads it
    /// where there is none to be had.
    private func object(_ found: Value?) -> Value {
        guard let found else { fatalError(Self.sentence) }
        return found
    }

    private static var sentence: String { "no \(Value.self) was given to the view by environment(_:)" }
}

extension Environment: DynamicProperty {
    @MainActor public mutating func _install(_ environment: EnvironmentValues) {
        switch content {
        case .keyPath(let keyPath): content = .value(environment[keyPath: keyPath])
        case .object(let find): if let found = find(environment) { content = .value(found) }
        case .value: break
        }
    }

    @MainActor public var _missing: String? { if case .object = content { Self.sentence } else { nil } }
}

private enum ObservableKey<ObjectType>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension View {
    /// Gives an object to the views within, which find it by its type; nil takes it away.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_ObservableModifier(object: object))
    }
}

struct _ObservableModifier<ObjectType: AnyObject & Observable> {
    let object: ObjectType?
}

extension _ObservableModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ $0[ObservableKey<ObjectType>.self] = modifier.object }, { V._build(content, &$0) })
    }
}
