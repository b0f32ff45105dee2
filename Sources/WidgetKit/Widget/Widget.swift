/// One kind of widget.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()

    /// Adds the declaration of the widget, or of each it stands for. Authors never write their own.
    static func _collect(_ widget: Self, into declarations: inout [_WidgetDeclaration])
}

extension Widget {
    public static func _collect(_ widget: Self, into declarations: inout [_WidgetDeclaration]) {
        var declaration = _WidgetDeclaration()
        Body._declare(widget.body, in: &declaration)
        if declaration.source != nil || declaration.activity != nil { declarations.append(declaration) }
    }

    /// Gives the widget to the host that loaded this bundle, and returns.
    public static func main() { BundleRuntime.shared.register(declarations) }

    /// The declarations of the widget, read anew.
    package static var declarations: [_WidgetDeclaration] {
        var declarations: [_WidgetDeclaration] = []
        _collect(Self(), into: &declarations)
        return declarations
    }
}
