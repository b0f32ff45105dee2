/// One summary where a parameter has a value, another where not.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>:
    ParameterSummary
{
    /// Whether the condition holds for an intent, in a widget of the named family.
    package let holds: (Intent, _ family: String) -> Bool
    package let content: WhenCondition
    package let otherwise: Otherwise

    package init(_ holds: @escaping (Intent, String) -> Bool, content: WhenCondition, otherwise: Otherwise) {
        self.holds = holds
        self.content = content
        self.otherwise = otherwise
    }

    public init<Value: IntentValue & Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { intent, _ in (intent[keyPath: parameter].known == value) == (comparison == .equalTo) },
            content: when(), otherwise: otherwise())
    }

    public init<Value: IntentValue & Equatable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: SetComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { intent, _ in (intent[keyPath: parameter].known.map(values.contains) ?? false) == (comparison == .oneOf) },
            content: when(), otherwise: otherwise())
    }

    public init<Value: IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: PresenceComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { intent, _ in (intent[keyPath: parameter].known.flatMap { $0 } != nil) == (comparison == .hasAnyValue) },
            content: when(), otherwise: otherwise())
    }
}

/// Compares a parameter with one value.
public enum EquatableComparisonOperator: Sendable { case equalTo, notEqualTo }

/// Compares a parameter with several values.
public enum SetComparisonOperator: Sendable { case oneOf, notOneOf }

/// Asks whether a parameter has a value.
public enum PresenceComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

extension AppIntent {
    public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
        Self, WhenCondition, Otherwise
    >
}
