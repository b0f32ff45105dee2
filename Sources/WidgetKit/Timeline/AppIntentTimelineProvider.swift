public import AppIntents

/// Gives a widget its entries for the settings that its user made.
///
/// Called on a queue of the widget's kind, or on the main actor when the conformance is isolated to it.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry without data; called before anything is known.
    func placeholder(in context: Context) -> Entry
    /// An entry for a look at the widget.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries to come.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Settings worth offering where the user cannot edit them.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings with a name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    public let intent: Intent
    public let description: LocalizedStringResource

    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = description
    }

    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
    }
}
