import Drawing
public import Foundation
import LayoutEngine

/// A label that opens a URL when tapped.
public struct Link<Label> {
    let destination: URL
    let label: Label
}

extension Link where Label: View {
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }
}

extension Link where Label == ModifiedContent<Text, _LinkTint> {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey).modifier(_LinkTint()))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title).modifier(_LinkTint()))
    }
}

extension Link: View, _PrimitiveView where Label: View {
    public static func _build(_ view: Link, _ context: inout _BuildContext) {
        let node = context.node(of: view.label, along: .horizontal)
        guard context.environment.takesTaps, context.environment.linksOpen else { return context.append(node) }
        context.append(TapNode(child: node, action: .openURL(view.destination.absoluteString)))
    }
}

/// Paints a link's title in the tint.
public struct _LinkTint {}

extension _LinkTint: _PrimitiveModifier {
    /// What the author said of the foreground goes before the tint.
    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        let environment = context.environment
        context.withEnvironment(
            { $0.foregroundLevels = environment.foregroundLevels ?? [TintShapeStyle()._paint(in: environment, level: 0)] },
            { V._build(content, &$0) })
    }
}
