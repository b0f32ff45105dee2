internal import BundleMessages
public import SwiftUI

/// A widget without settings.
public struct StaticConfiguration<Provider: TimelineProvider, Content: View> {
    let kind: String
    let provider: Provider
    let content: @MainActor (Provider.Entry) -> Content

    public nonisolated init(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {
        self.kind = kind
        self.provider = provider
        self.content = content
    }
}

extension StaticConfiguration: _PrimitiveConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        declaration.kind = configuration.kind
        declaration.configuration = .static
        declaration.source = TimelineSource(provider: configuration.provider, content: configuration.content)
    }
}
