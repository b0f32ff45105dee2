package import LayoutEngine

/// A change to a view that can be given to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The view that `body(content:)` makes; `Never` for the modifiers of this library.
    associatedtype Body: View

    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body

    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>

    /// Adds the boxes of the changed view. The default evaluates `body(content:)`; authors never write their own.
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext)
}

extension ViewModifier {
    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        context.descend(into: Self.self) { context in
            let installed = DynamicFields.installed(modifier, context.environment)
            if let missing = DynamicFields.missing(in: installed) { return context.refuse("\(Self.self): \(missing)") }
            Body._build(installed.body(content: Content(content: AnyView(content))), &context)
        }
    }
}

/// The view to which a modifier is applied.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let content: AnyView
}

extension _ViewModifier_Content: _PrimitiveView {
    public static func _build(_ view: _ViewModifier_Content, _ context: inout _BuildContext) {
        AnyView._build(view.content, &context)
    }
}

/// A modifier that this library applies itself.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
    /// Not for use; a modifier of the library has no body. Nothing of ours calls it, and what never returns can end only so.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the library and has no body") }
}

/// Changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()
    public nonisolated init() {}
}

extension EmptyModifier: _PrimitiveModifier {
    public static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) { V._build(content, &context) }
}

/// A view and a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public static func _build(_ view: ModifiedContent, _ context: inout _BuildContext) {
        context.descend(into: Modifier.self) { Modifier._build(view.modifier, content: view.content, &$0) }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: ModifiedContent.Content) -> some View { content.modifier(self.content).modifier(modifier) }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier that puts each box of its content into another.
@MainActor @preconcurrency package protocol NodeModifier: _PrimitiveModifier {
    func wrap(_ node: LayoutNode, _ context: _BuildContext) -> LayoutNode
}

extension NodeModifier {
    package static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        let start = context.nodes.count
        V._build(content, &context)
        for index in start..<context.nodes.count {
            context.nodes[index] = context.nodes[index].mapped { context.mirroring(modifier.wrap($0, context)) }
        }
    }
}
