/// What kind of value a parameter holds, as an editor sees it.
public enum _ValueKind: Hashable, Sendable {
    case bool
    case whole
    case number
    case text
    case date
    case url
    /// One of a fixed set.
    case choice(typeName: String, [_ValueChoice])
    /// A thing of the app's, kept by its identifier.
    case entity(typeName: String)
    indirect case list(_ValueKind)
    indirect case optional(_ValueKind)
    /// A value that no host can keep.
    case other(typeName: String)
}

/// One value of a fixed set, as it is kept and as it is shown.
public struct _ValueChoice: Hashable, Sendable {
    package let value: String
    package let shown: DisplayRepresentation?
}

extension IntentValue {
    public static var _kind: _ValueKind { .other(typeName: String(describing: Self.self)) }
}

extension Bool {
    public static var _kind: _ValueKind { .bool }
}

extension Int {
    public static var _kind: _ValueKind { .whole }
}

extension Double {
    public static var _kind: _ValueKind { .number }
}

extension Float {
    public static var _kind: _ValueKind { .number }
}

extension String {
    public static var _kind: _ValueKind { .text }
}

extension Optional where Wrapped: IntentValue, Wrapped.UnwrappedType == Wrapped {
    public static var _kind: _ValueKind { .optional(Wrapped._kind) }
}

extension Array where Element: IntentValue {
    public static var _kind: _ValueKind { .list(Element._kind) }
}

extension AppEnum {
    public static var _kind: _ValueKind {
        let shown = caseDisplayRepresentations
        return .choice(
            typeName: String(describing: Self.self), allCases.map { _ValueChoice(value: "\($0.rawValue)", shown: shown[$0]) })
    }
}

extension AppEntity {
    public static var _kind: _ValueKind { .entity(typeName: String(describing: Self.self)) }
}
