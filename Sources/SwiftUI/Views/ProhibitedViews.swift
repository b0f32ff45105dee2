/// A view that a widget may not hold; the prohibited sign stands in its place.
@MainActor @preconcurrency public protocol _ProhibitedView: _PrimitiveView {}

extension _ProhibitedView {
    public static func _build(_ view: Self, _ context: inout _BuildContext) {
        let name = "\(Self.self)".prefix { $0 != "<" }
        context.refuse("a widget cannot hold a \(name)")
    }
}

/// Drawn as the prohibited sign: nothing scrolls in a widget.
public struct ScrollView<Content: View> {
    public nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

extension ScrollView: _ProhibitedView {}

/// Drawn as the prohibited sign: nothing scrolls in a widget.
public struct List<SelectionValue: Hashable, Content> {
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, SelectionValue == Never {}

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, SelectionValue == Never {}
}

extension List where SelectionValue == Never, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension List where Content: View {
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
}

extension List: View, _PrimitiveView, _ProhibitedView where Content: View {}

/// Drawn as the prohibited sign: nothing is typed into a widget.
public struct Form<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Form: _ProhibitedView {}

/// Drawn as the prohibited sign: a widget shows one page.
public struct TabView<SelectionValue: Hashable, Content: View> {
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension TabView: _ProhibitedView {}

/// Drawn as the prohibited sign: nothing opens within a widget.
public struct Menu<Label: View, Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension Menu: _ProhibitedView {}
