/// Choices that are made at the time of the question.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: IntentValue
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Result.Item {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities by their identifiers, and those worth offering.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    associatedtype DefaultValue = Entity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    public static var persistentIdentifier: String { String(describing: Self.self) }
    public func results() async throws -> Result { try await suggestedEntities() }
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by text too.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Knows all of its entities.
public protocol EnumerableEntityQuery: EntityQuery {
    // Said again, since it is inferred from what this protocol asks for.
    associatedtype Entity
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
