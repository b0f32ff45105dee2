/// A declared preview; what `#Preview` makes of its arguments.
public struct PreviewEntry {
    /// As declared, or nil.
    package let name: String?
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    package let subject: any PreviewSubject

    package init(name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [], subject: any PreviewSubject) {
        self.name = name
        self.traits = traits
        self.subject = subject
    }

    public init<Content: View>(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content) {
        self.init(name: name, subject: PreviewedView(make: { AnyView(body()) }))
    }

    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        self.init(name: name, traits: [traits] + additionalTraits, subject: PreviewedView(make: { AnyView(body()) }))
    }
}

/// What a preview shows: a view, or in WidgetKit a widget with its entries.
package protocol PreviewSubject {}

/// A view to be shown by itself.
package struct PreviewedView: PreviewSubject {
    package let make: @MainActor () -> AnyView
}

/// A type that holds one preview; the macro makes one for each `#Preview`, and the host finds them by this conformance.
public protocol WidgetPreviewRegistry {
    @MainActor static func makePreview() -> PreviewEntry
}
