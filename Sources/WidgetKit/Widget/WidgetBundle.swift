/// The widgets of one extension.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}

extension WidgetBundle {
    /// Gives the widgets to the host that loaded this bundle, and returns.
    public static func main() { BundleRuntime.shared.register(declarations) }

    /// The declarations of all widgets, in the order of the builder.
    package static var declarations: [_WidgetDeclaration] {
        var declarations: [_WidgetDeclaration] = []
        Body._collect(Self().body, into: &declarations)
        return declarations
    }
}
