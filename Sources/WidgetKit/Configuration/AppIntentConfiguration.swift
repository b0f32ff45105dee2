public import AppIntents
internal import BundleMessages
public import SwiftUI

/// A widget with settings that an app intent declares.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Provider: AppIntentTimelineProvider, Content: View>
where Provider.Intent == Intent {
    let kind: String
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    public nonisolated init(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.kind = kind
        self.provider = provider
        self.content = content
    }
}

extension AppIntentConfiguration: _PrimitiveConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        declaration.kind = configuration.kind
        declaration.configuration = .appIntent
        declaration.intent = Intent.persistentIdentifier
        declaration.settings = AppIntentSettings<Intent>()
        declaration.source = AppIntentSource(provider: configuration.provider, content: configuration.content)
        declaration.explanation = Intent.statedDescription.map { String(localized: $0.descriptionText) } ?? ""
    }
}
