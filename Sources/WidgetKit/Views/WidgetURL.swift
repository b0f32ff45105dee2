public import SwiftUI

/// Says what a tap on the whole widget opens.
struct WidgetURLModifier {
    let url: URL?
}

extension WidgetURLModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        if let url = modifier.url { context.session.widgetURL = url }
        V._build(content, &context)
    }
}

extension View {
    /// What a tap on the widget opens, where no link lies.
    public nonisolated func widgetURL(_ url: URL?) -> some View { modifier(WidgetURLModifier(url: url)) }
}
