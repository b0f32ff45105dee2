/// What a widget consists of: a kind, a provider, a view for each entry, and what is said about it.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    /// The configuration that `body` is made of; `Never` for those of this library.
    associatedtype Body: WidgetConfiguration
    var body: Body { get }

    /// Writes itself into a declaration. The default evaluates `body`; authors never write their own.
    static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration)
}

extension WidgetConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        Body._declare(configuration.body, in: &declaration)
    }
}

extension Never: WidgetConfiguration {
    public static func _declare(_ configuration: Never, in declaration: inout _WidgetDeclaration) {}
}

/// A configuration of this library.
@MainActor @preconcurrency public protocol _PrimitiveConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveConfiguration {
    /// Not for use; a configuration of the library has no body.
    public var body: Never { fatalError("\(Self.self) is read by the library and has no body") }
}

/// A configuration that declares nothing.
public struct EmptyWidgetConfiguration {
    public nonisolated init() {}
}

extension EmptyWidgetConfiguration: _PrimitiveConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {}
}
