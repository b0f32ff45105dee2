public import SwiftUI

/// The container behind which a background is laid.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    /// The widget's own container.
    public static let widget = ContainerBackgroundPlacement()
}

/// Lays a view behind everything, up to the container's edge.
struct ContainerBackgroundModifier<Background: View> {
    let background: Background
    let alignment: Alignment
}

extension ContainerBackgroundModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.session.hasContainerBackground = true
        if context.environment.showsWidgetContainerBackground {
            let background = ZStack(alignment: modifier.alignment) { modifier.background }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: modifier.alignment)
            context.session.containerBackground = context.node(of: background)
        }
        V._build(content, &context)
    }
}

extension View {
    /// Fills the widget's container with a style.
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        modifier(ContainerBackgroundModifier(background: Rectangle().fill(style), alignment: .center))
    }

    /// Lays a view behind the content, up to the edge of the widget's container.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackgroundModifier(background: content(), alignment: alignment))
    }
}
