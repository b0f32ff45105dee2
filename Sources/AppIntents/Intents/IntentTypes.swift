internal import Synchronization

/// The types of intents, found again by a name that holds as long as a build.
package enum IntentTypes {
    private static let known = Mutex<[String: any AppIntent.Type]>([:])

    /// The name of an intent's type; nil for one that has none, as within a function.
    package static func name(of intent: any AppIntent) -> String? {
        let type = Swift.type(of: intent)
        guard let name = _mangledTypeName(type) else { return nil }
        known.withLock { $0[name] = type }
        return name
    }

    /// The type of that name, also in a process that has drawn nothing yet.
    package static func type(named name: String) -> (any AppIntent.Type)? {
        known.withLock { $0[name] } ?? _typeByName(name) as? any AppIntent.Type
    }
}
