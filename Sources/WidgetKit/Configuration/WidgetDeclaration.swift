package import BundleMessages

/// One widget, as its configuration says when it is read once.
public struct _WidgetDeclaration {
    package var kind: String?
    package var source: (any EntrySource)?
    /// An `ActivityConfiguration`, which declares no kind.
    package var activity: Any?
    package var configuration = BundleDescription.Configuration.static
    /// The name of the intent that declares the settings.
    package var intent: String?
    /// The settings themselves; nil for a widget without any.
    package var settings: (any SettingsSource)?
    package var displayName: String?
    package var explanation = ""
    /// Nil means those of the home screen of a phone and a tablet.
    package var families: [WidgetFamily]?
    package var contentMarginsDisabled = false
    package var containerBackgroundRemovable = true
    package var promptsForUserConfiguration = false
    /// It is a button or a switch as a whole.
    package var isControl = false
    package var disfavoredLocations: [WidgetFamily: [WidgetLocation]] = [:]
    package var backgroundSessions: [BackgroundSessionHandler] = []

    package init() {}

    /// Where the widget may be placed, in the order of the declaration, each once.
    package var placeableFamilies: [WidgetFamily] {
        var seen: Set<WidgetFamily> = []
        return (families ?? [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]).filter { seen.insert($0).inserted }
    }

    /// What the host is told; nil for an empty configuration.
    package var message: BundleDescription.Kind? {
        guard let kind, source != nil else { return nil }
        var message = BundleDescription.Kind(
            kind: kind, displayName: displayName ?? kind, description: explanation, families: placeableFamilies.map(\.message),
            configuration: configuration, contentMarginsDisabled: contentMarginsDisabled, intent: intent)
        message.parameters = Array(settings?.parameters.prefix(BundleDescription.Kind.parameterLimit) ?? [])
        message.summary = settings?.summary ?? ""
        message.promptsForConfiguration = promptsForUserConfiguration
        message.isControl = isControl
        return message
    }
}

/// What an author wants called when a background session has news.
package struct BackgroundSessionHandler {
    package let matches: (String) -> Bool
    package let handle: (String, @escaping () -> Void) -> Void
}

/// A place where a widget can be shown.
public struct WidgetLocation: Hashable, Sendable {
    private enum Place: Hashable, Sendable { case homeScreen, lockScreen, standBy, carPlay, iPhoneWidgetsOnMac }
    private let place: Place

    public static let homeScreen = WidgetLocation(place: .homeScreen)
    public static let lockScreen = WidgetLocation(place: .lockScreen)
    public static let standBy = WidgetLocation(place: .standBy)
    public static let carPlay = WidgetLocation(place: .carPlay)
    public static let iPhoneWidgetsOnMac = WidgetLocation(place: .iPhoneWidgetsOnMac)
}
