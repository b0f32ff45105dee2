import LayoutEngine

extension View {
    /// Has no effect: a picture has no identity over time.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// The name by which a canvas finds the view among its symbols; nothing in a widget can be selected.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TagModifier(tag: AnyHashable(tag))) }

    /// Has no effect: a view is drawn whenever its entry is.
    public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }

    /// Draws the view as if light or dark had been asked for.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Draws the view as if light or dark had been asked for; nil changes nothing.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }

    /// Tells the views within that they cannot be acted upon.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Makes the view something that a tap passes through.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        transformEnvironment(\.canBeTapped) { $0 = $0 && enabled }
    }

    /// Has no effect: nothing points at a widget.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Has no effect: nothing points at a widget.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Has no effect: the host draws no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

struct _TagModifier {
    let tag: AnyHashable
}

extension _TagModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode { TraitNode(child: node) { $0.tag = tag } }
}

private enum CanBeTappedKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Links and buttons work.
    var canBeTapped: Bool {
        get { self[CanBeTappedKey.self] }
        set { self[CanBeTappedKey.self] = newValue }
    }
}

/// A view that can be compared. It is drawn whenever its entry is.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content

    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: _PrimitiveView {
    public static func _build(_ view: EquatableView, _ context: inout _BuildContext) { Content._build(view.content, &context) }
}
