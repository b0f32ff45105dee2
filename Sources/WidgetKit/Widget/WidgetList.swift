/// Several widgets; what a bundle's builder makes.
public struct _WidgetList {
    private var widgets: [any Widget] = []

    public nonisolated init() {}

    nonisolated init(of widget: some Widget) { append(widget) }

    nonisolated mutating func append(_ widget: some Widget) { widgets.append(widget) }
}

extension _WidgetList: Widget {
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

    public static func _collect(_ widget: _WidgetList, into declarations: inout [_WidgetDeclaration]) {
        func collect<One: Widget>(_ widget: One) { One._collect(widget, into: &declarations) }
        for widget in widget.widgets { collect(widget) }
    }
}
