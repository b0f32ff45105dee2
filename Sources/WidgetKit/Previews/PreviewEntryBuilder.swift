public import ActivityKit

/// Lists the entries that a preview walks through.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}

/// Lists the states that a preview of a Live Activity walks through.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias State = Attributes.ContentState

    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildExpression(_ states: [State]) -> [State] { states }
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
    public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
    public static func buildEither(first: [State]) -> [State] { first }
    public static func buildEither(second: [State]) -> [State] { second }
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
    public static func buildLimitedAvailability(_ states: [State]) -> [State] { states }
}
