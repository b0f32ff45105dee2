/// A configuration with one thing said differently.
struct ModifiedConfiguration<Content: WidgetConfiguration> {
    let content: Content
    let change: (inout _WidgetDeclaration) -> Void
}

extension ModifiedConfiguration: _PrimitiveConfiguration {
    static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        Content._declare(configuration.content, in: &declaration)
        configuration.change(&declaration)
    }
}

extension WidgetConfiguration {
    nonisolated func declaring(_ change: @escaping (inout _WidgetDeclaration) -> Void) -> ModifiedConfiguration<Self> {
        ModifiedConfiguration(content: self, change: change)
    }
}
