public import AppIntents

extension ParameterSummaryWhenCondition {
    /// One summary in a family, another elsewhere.
    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: WidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { _, name in (name == family.description) == (comparison == .equalTo) }, content: when(), otherwise: otherwise())
    }

    /// One summary in some families, another elsewhere.
    public init(
        widgetFamily comparison: SetComparisonOperator, _ families: [WidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { _, name in families.contains { $0.description == name } == (comparison == .oneOf) }, content: when(),
            otherwise: otherwise())
    }
}
