/// What stands where there is nothing to show: an icon, a title, a description and what can be done.
public struct ContentUnavailableView<Label, Description, Actions> {
    private let label: Label
    private let description: Description
    private let actions: Actions
}

extension ContentUnavailableView where Label: View, Description: View, Actions: View {
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    public var body: some View {
        VStack(spacing: 14) {
            VStack(spacing: 6) {
                label.labelStyle(_UnavailableLabelStyle()).font(.title2.bold())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            VStack(spacing: 8) { actions }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon above the title.
private struct _UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
            configuration.title
        }
    }
}
