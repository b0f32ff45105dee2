/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview<Content: View>(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content) =
    #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view that is shown with traits.
@freestanding(declaration)
public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
