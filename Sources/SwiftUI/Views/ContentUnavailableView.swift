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
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == EmptyView {
    /// What stands where a search found nothing.
    public static var search: ContentUnavailableView { search(for: nil) }

    /// What stands where a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView { search(for: text) }

    private static func search(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView(
            label: SearchUnavailableContent.Label(text: text), description: SearchUnavailableContent.Description(), actions: EmptyView())
    }
}

/// What is said where a search found nothing.
public enum SearchUnavailableContent {
    public struct Label {
        let text: String?
    }

    public struct Description {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        SwiftUI.Label {
            if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
        } icon: {
            Image(systemName: "magnifyingglass")
        }
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
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
