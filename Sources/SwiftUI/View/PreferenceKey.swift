/// A value that views would tell those that hold them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Joins the values of neighbours.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Each of these is accepted and tells nobody: a view is made once, from the outside inwards, and nothing runs after it.
extension View {
    public nonisolated func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { self }

    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { self }

    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
}
