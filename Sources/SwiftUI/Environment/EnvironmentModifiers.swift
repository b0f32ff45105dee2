/// Sets a value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }
}

extension _EnvironmentKeyWritingModifier: _PrimitiveModifier {
    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ $0[keyPath: modifier.keyPath] = modifier.value }, { V._build(content, &$0) })
    }
}

/// Changes a value of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        self.keyPath = keyPath
        self.transform = transform
    }
}

extension _EnvironmentKeyTransformModifier: _PrimitiveModifier {
    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.withEnvironment({ modifier.transform(&$0[keyPath: modifier.keyPath]) }, { V._build(content, &$0) })
    }
}

extension View {
    /// Sets a value of the environment for this view and all within it.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for this view and all within it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
