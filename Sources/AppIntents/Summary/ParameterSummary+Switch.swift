/// One of several summaries, chosen by the value of a parameter.
public struct ParameterSummarySwitch<Intent: AppIntent, Value: IntentValue & Equatable>: ParameterSummary {
    package let parameter: KeyPath<Intent, IntentParameter<Value>>
    package let cases: [ParameterSummaryCase<Intent, Value>]

    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
    ) {
        self.parameter = parameter
        self.cases = cases()
    }

    /// The summary that applies to an intent: the first whose values hold the parameter's, or the one for all others.
    package func summary(for intent: Intent) -> (any ParameterSummary)? {
        let value = intent[keyPath: parameter].known
        return cases.first { $0.values.map { values in value.map(values.contains) ?? false } ?? true }?.content
    }
}

/// The summary for some values.
public struct ParameterSummaryCase<Intent: AppIntent, Value: IntentValue & Equatable> {
    /// Nil stands for every other value.
    package let values: [Value]?
    package let content: any ParameterSummary

    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {
        self.init(values: [value], content: content())
    }

    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {
        self.init(values: values, content: content())
    }

    fileprivate init(values: [Value]?, content: any ParameterSummary) {
        self.values = values
        self.content = content
    }
}

/// The summary for all values that no other case names.
public struct ParameterSummaryDefaultCase<Intent: AppIntent> {
    fileprivate let content: any ParameterSummary

    public init(@ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) { self.content = content() }
}

/// Lists the cases of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: IntentValue & Equatable> {
    public static func buildExpression(_ item: ParameterSummaryCase<Intent, Value>) -> ParameterSummaryCase<Intent, Value> { item }

    public static func buildExpression(_ item: ParameterSummaryDefaultCase<Intent>) -> ParameterSummaryCase<Intent, Value> {
        ParameterSummaryCase(values: nil, content: item.content)
    }

    public static func buildBlock(_ cases: ParameterSummaryCase<Intent, Value>...) -> [ParameterSummaryCase<Intent, Value>] { cases }
}

extension AppIntent {
    public typealias Switch<Value: IntentValue & Equatable> = ParameterSummarySwitch<Self, Value>
    public typealias Case<Value: IntentValue & Equatable> = ParameterSummaryCase<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCase<Self>
}
