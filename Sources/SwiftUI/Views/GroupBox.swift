/// Views on a field of their own, under a label.
public struct GroupBox<Label, Content> {
    private let label: Label
    private let content: Content
}

extension GroupBox where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }
}

extension GroupBox where Label == EmptyView, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox: View where Label: View, Content: View {
    public var body: some View { StyledGroupBox(label: AnyView(label), content: AnyView(content)) }
}

/// A group box as the environment's style makes it.
private struct StyledGroupBox: View {
    let label: AnyView
    let content: AnyView
    @Environment(\.groupBoxStyle) private var style

    var body: AnyView {
        let configuration = GroupBoxStyleConfiguration(label: .init(content: label), content: .init(content: content))
        return style.map { $0.erasedBody(configuration) } ?? DefaultGroupBoxStyle().erasedBody(configuration)
    }
}

extension GroupBoxStyle {
    fileprivate func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}
