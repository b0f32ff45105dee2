// Entities are kept by their identifiers: to have one again its query is asked.

extension IntentValue {
    /// Most values are what their settings say.
    public static func _resolve(_ setting: _IntentSetting, _ query: (any EntityQuery)?) async throws -> Self? { _read(setting) }
}

extension Optional where Wrapped: IntentValue, Wrapped.UnwrappedType == Wrapped {
    public static func _resolve(_ setting: _IntentSetting, _ query: (any EntityQuery)?) async throws -> Wrapped?? {
        if setting == .none { return .some(nil) }
        return try await Wrapped._resolve(setting, query).map { .some($0) }
    }
}

extension Array where Element: IntentValue {
    /// What is gone or of another type is left out.
    public static func _resolve(_ setting: _IntentSetting, _ query: (any EntityQuery)?) async throws -> [Element]? {
        guard case .list(let settings) = setting else { return nil }
        return try await Element._resolveAll(settings, query)
    }
}

extension IntentValue {
    public static func _resolveAll(_ settings: [_IntentSetting], _ query: (any EntityQuery)?) async throws -> [Self] {
        var values: [Self] = []
        for setting in settings {
            if let value = try await _resolve(setting, query) { values.append(value) }
        }
        return values
    }
}

extension AppEntity {
    public static func _resolve(_ setting: _IntentSetting, _ query: (any EntityQuery)?) async throws -> Self? {
        try await _resolveAll([setting], query).first
    }

    /// The entities of some identifiers, in the order of the identifiers; those that are gone are left out.
    public static func _resolveAll(_ settings: [_IntentSetting], _ query: (any EntityQuery)?) async throws -> [Self] {
        let ids = settings.compactMap(\.words).compactMap { ID.entityIdentifier(for: $0) }
        guard !ids.isEmpty else { return [] }
        let asked: any EntityQuery = query ?? defaultQuery
        let found = try await entities(ids, of: asked)
        return ids.compactMap { id in found.first { $0.id == id } }
    }

    // A parameter may have a query of its own; one for something else cannot know these.
    private static func entities<Query: EntityQuery>(_ ids: [ID], of query: Query) async throws -> [Self] {
        guard Query.Entity.self == Self.self, let known = ids as? [Query.Entity.ID] else {
            return try await defaultQuery.entities(for: ids)
        }
        return try await query.entities(for: known).compactMap { $0 as? Self }
    }
}
