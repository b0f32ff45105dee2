public import Foundation

/// A wish about how a preview is shown; it changes nothing in a widget's own drawing.
public struct _PreviewWishModifier {
    package enum Wish: Hashable, Sendable {
        case name(String)
        case device(PreviewDevice)
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
    }

    /// Nil when the wish was withdrawn.
    package let wish: Wish?
}

extension _PreviewWishModifier: _PrimitiveModifier {
    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        guard let wish = modifier.wish else { return V._build(content, &context) }
        context.buildPreviewed({ $0.wishes.append(wish) }, { V._build(content, &$0) })
    }
}

/// The surroundings of a preview.
public struct _PreviewContextModifier<Context: PreviewContext> {
    package let value: Context
}

extension _PreviewContextModifier: _PrimitiveModifier {
    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.buildPreviewed({ $0.contexts.append(modifier.value) }) { context in
            context.withEnvironment({ modifier.value._apply(to: &$0) }, { V._build(content, &$0) })
        }
    }
}

extension View {
    /// Shows the preview in these surroundings.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { modifier(_PreviewContextModifier(value: value)) }

    /// Names the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(_PreviewWishModifier(wish: value.map { .name($0) }))
    }

    /// Shows the preview at the size of a device.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(_PreviewWishModifier(wish: value.map { .device($0) }))
    }

    /// Shows the preview on a canvas of this kind.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(_PreviewWishModifier(wish: .layout(value))) }

    /// Shows the preview as on a screen held so.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(_PreviewWishModifier(wish: .orientation(value)))
    }
}

/// A device by its name, as in "iPhone 15".
public struct PreviewDevice: Hashable, RawRepresentable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The canvas of a preview.
public enum PreviewLayout: Hashable, Sendable {
    case device
    case sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}
