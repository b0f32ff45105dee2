/// Names by which views are matched with one another over time. A picture has no time, so one name is as good as another.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}

    public nonisolated init() {}
    public nonisolated var wrappedValue: ID { ID() }
}

/// What of a view's geometry is matched with another's. Has no effect.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Has no effect: a view is matched while it moves, and in a picture none does.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }

    /// Has no effect: views are laid out once.
    public nonisolated func geometryGroup() -> some View { self }
}
