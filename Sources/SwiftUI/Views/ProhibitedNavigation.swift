/// Drawn as the prohibited sign: a widget shows one page.
public struct NavigationView<Content: View> {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension NavigationView: _ProhibitedView {}

/// Drawn as the prohibited sign: a widget shows one page.
public struct NavigationStack<Data, Root: View> {}

extension NavigationStack where Data == NavigationPath {
    public nonisolated init(@ViewBuilder root: () -> Root) {}
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}

extension NavigationStack {
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}

extension NavigationStack: _ProhibitedView {}

/// The pages that were opened.
public struct NavigationPath {
    private var pages: [AnyHashable] = []

    public nonisolated init() {}

    public nonisolated var count: Int { pages.count }
    public nonisolated var isEmpty: Bool { pages.isEmpty }
    public nonisolated mutating func append<V: Hashable>(_ value: V) { pages.append(AnyHashable(value)) }
    public nonisolated mutating func removeLast(_ k: Int = 1) { pages.removeLast(max(0, min(k, pages.count))) }
}

/// Drawn as the prohibited sign: a widget shows one page.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {}

extension NavigationSplitView {
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
}

extension NavigationSplitView where Content == EmptyView {
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

extension NavigationSplitView: _ProhibitedView {}

/// Drawn as the prohibited sign: a widget opens its app through `Link` and `widgetURL`.
public struct NavigationLink<Label: View, Destination: View> {
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {}
}

extension NavigationLink: _ProhibitedView {}
