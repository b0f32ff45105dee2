/// Lists the widgets of a bundle; any number, under conditions too.
@resultBuilder
public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var list = _WidgetList()
        repeat list.append(each content)
        return list
    }

    public static func buildOptional(_ content: (some Widget)?) -> some Widget {
        content.map { _WidgetList(of: $0) } ?? _WidgetList()
    }

    public static func buildEither(first: some Widget) -> _WidgetList { _WidgetList(of: first) }
    public static func buildEither(second: some Widget) -> _WidgetList { _WidgetList(of: second) }
    public static func buildLimitedAvailability(_ content: some Widget) -> some Widget { _WidgetList(of: content) }
}
