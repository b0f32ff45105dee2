internal import BundleMessages
public import Intents
public import SwiftUI

/// A widget with settings that the class of an `.intentdefinition` declares.
public struct IntentConfiguration<Intent: INIntent, Provider: IntentTimelineProvider, Content: View> where Provider.Intent == Intent {
    let kind: String
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    public nonisolated init(
        kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.kind = kind
        self.provider = provider
        self.content = content
    }
}

extension IntentConfiguration: _PrimitiveConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        declaration.kind = configuration.kind
        declaration.configuration = .intent
        declaration.intent = String(describing: Intent.self)
        declaration.settings = IntentSettings<Intent>()
        declaration.source = IntentSource(provider: configuration.provider, content: configuration.content)
    }
}
