import LayoutEngine

/// A value that views tell those that hold them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Joins the values of neighbours.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    fileprivate nonisolated static var key: PreferenceValues.Key<Value> {
        PreferenceValues.Key(id: ObjectIdentifier(Self.self)) { reduce(value: &$0, nextValue: $1) }
    }
}

/// Changes what its content tells.
struct _PreferenceModifier {
    let change: (inout PreferenceValues, Surroundings) -> Void
}

extension _PreferenceModifier: NodeModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode { PreferenceNode(child: node, change: change) }
}

extension View {
    /// Tells a value, in place of what views within this one tell.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_PreferenceModifier { told, _ in told[K.key] = value })
    }

    /// Changes the value that views within this one tell.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            _PreferenceModifier { told, _ in
                var value = told[K.key] ?? K.defaultValue
                callback(&value)
                told[K.key] = value
            })
    }

    /// Tells a place of the view, in place of what views within it tell.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_PreferenceModifier { told, room in told[K.key] = transform(Anchor(value, of: room.global)) })
    }

    /// Changes the value that views within this one tell, with a place of the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            _PreferenceModifier { told, room in
                var changed = told[K.key] ?? K.defaultValue
                transform(&changed, Anchor(value, of: room.global))
                told[K.key] = changed
            })
    }

    /// Has no effect: a view is made once, and nothing runs after it.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }

    /// Lays over this view what is made of a value that views within it tell.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_ListeningModifier<K, V>(side: .above, alignment: alignment, transform: transform))
    }

    /// Lays behind this view what is made of a value that views within it tell.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_ListeningModifier<K, V>(side: .below, alignment: alignment, transform: transform))
    }
}

/// Makes a view of what its content tells.
struct _ListeningModifier<Key: PreferenceKey, Attachment> {
    let side: AttachmentNode.Side
    let alignment: Alignment
    let transform: (Key.Value) -> Attachment
}

extension _ListeningModifier: NodeModifier, _PrimitiveModifier, ViewModifier where Attachment: View {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode {
        ListeningNode(child: node, side: side, alignment: alignment.pair) { told in
            let children = context.children(of: transform(told[Key.key] ?? Key.defaultValue))
            return context.mirroring(LayeredNode(alignment: alignment.pair, children: children))
        }
    }
}
