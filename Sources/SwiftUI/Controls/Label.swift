/// An icon and a title.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label where Title: View, Icon: View {
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was given, for it to change.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

extension Label: View, _PrimitiveView where Title: View, Icon: View {
    public static func _build(_ view: Label, _ context: inout _BuildContext) {
        let configuration = LabelStyleConfiguration(
            title: .init(content: AnyView(view.title)), icon: .init(content: AnyView(view.icon)))
        // A style may hold a label itself: that one looks as it would without the style.
        context.descend(into: Label.self) { context in
            let style = context.environment.labelStyle ?? TitleAndIconLabelStyle()
            context.withEnvironment({ $0.labelStyle = nil }, { build(configuration, in: style, &$0) })
        }
    }

    @MainActor private static func build<Style: LabelStyle>(
        _ configuration: LabelStyleConfiguration, in style: Style, _ context: inout _BuildContext
    ) {
        let style = DynamicFields.installed(style, context.environment)
        Style.Body._build(style.makeBody(configuration: configuration), &context)
    }
}
