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
public struct PreviewContentStateBuilder {
    public static func buildExpression<State>(_ state: State) -> [State] { [state] }
    public static func buildBlock<State>(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}

/// The place in which a Live Activity is previewed.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    case content
    case dynamicIsland(DynamicIslandViewKind)

    /// A part of the Dynamic Island.
    public enum DynamicIslandViewKind: Hashable, Sendable {
        case compact, minimal, expanded
    }
}
