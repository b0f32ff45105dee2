public import AppIntents
internal import BundleMessages

/// A placed widget.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
    public let kind: String
    public let family: WidgetFamily
    /// Tells two placements of one kind and family apart.
    let number: UInt64
    /// The name of the intent that declares the settings.
    let intent: String?
    let settings: [String: _IntentSetting]

    public var id: WidgetInfo { self }

    init(number: UInt64, kind: String, family: WidgetFamily, intent: String?, settings: [String: _IntentSetting]) {
        self.number = number
        self.kind = kind
        self.family = family
        self.intent = intent
        self.settings = settings
    }

    init(_ placed: PlacedWidget) {
        self.init(
            number: placed.number, kind: placed.kind, family: WidgetFamily(placed.family), intent: placed.intent,
            settings: placed.settings.flatMap { _IntentSetting.members(ofJSON: $0) } ?? [:])
    }

    /// The settings that the user gave the widget; nil where it has none, or has those of another intent.
    ///
    /// Entities are not among them: they are found by queries, which take time. Such a parameter reads as if nobody had set it.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
        guard intent == Intent.persistentIdentifier else { return nil }
        let configured = Intent()
        configured.take(settings)
        return configured
    }
}

extension WidgetInfo: CustomDebugStringConvertible {
    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
