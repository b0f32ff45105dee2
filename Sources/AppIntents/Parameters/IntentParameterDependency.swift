internal import Synchronization

/// The settings that a query's choices depend on, while they are asked for.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    private let isSet: @Sendable (Intent) -> Bool
    private let isOne: @Sendable (Intent, AnyObject) -> Bool

    public init<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>> & Sendable) {
        isSet = { $0[keyPath: parameter].current.withLock { $0 != nil } || $0[keyPath: parameter].defaultValue != nil }
        isOne = { $0[keyPath: parameter] === $1 }
    }

    public init<First, Second>(
        _ first: KeyPath<Intent, IntentParameter<First>> & Sendable, _ second: KeyPath<Intent, IntentParameter<Second>> & Sendable
    ) {
        let (one, other) = (IntentParameterDependency(first), IntentParameterDependency(second))
        isSet = { one.isSet($0) && other.isSet($0) }
        isOne = { one.isOne($0, $1) || other.isOne($0, $1) }
    }

    /// The intent with its values; nil where nothing is asked for an intent of this type, or one of the parameters has no value.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = AskedIntent.current as? Intent, isSet(intent) else { return nil }
        return IntentProjection(intent: intent)
    }
}

/// The values of an intent, to be read.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    public subscript<Value>(dynamicMember value: KeyPath<Intent, Value>) -> Value { intent[keyPath: value] }
}

/// The intent whose form is filled in while a query is asked.
enum AskedIntent {
    @TaskLocal static var current: (any AppIntent)?
}

/// A dependency, without the type of its intent.
protocol ParameterDependency {
    /// Whether it is on this parameter of an intent.
    func isOn(_ parameter: AnyObject, of intent: any AppIntent) -> Bool
}

extension IntentParameterDependency: ParameterDependency {
    func isOn(_ parameter: AnyObject, of intent: any AppIntent) -> Bool { (intent as? Intent).map { isOne($0, parameter) } ?? false }
}
