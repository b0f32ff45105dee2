/// A control for the system's own places: a button, or a switch.
///
/// Here it is a widget of two families: a disc with its symbol (`accessoryCircular`), and its symbol beside its texts
/// (`accessoryRectangular`).
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
    init()
}

/// A control among a bundle's widgets.
struct PlacedControl<Content: ControlWidget> {
    let content: Content
}

extension PlacedControl: Widget {
    init() { self.init(content: Content()) }

    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    static func _collect(_ widget: Self, into declarations: inout [_WidgetDeclaration]) {
        var declaration = _WidgetDeclaration()
        Content.Body._declare(widget.content.body, in: &declaration)
        if declaration.source != nil { declarations.append(declaration) }
    }
}

extension WidgetBundleBuilder {
    /// A control among a bundle's widgets.
    @MainActor public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetList {
        _WidgetList(of: PlacedControl(content: content))
    }
}
