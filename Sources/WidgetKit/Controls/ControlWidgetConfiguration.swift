public import AppIntents

/// What a control consists of.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    /// The configuration that `body` is made of; `Never` for those of this library.
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }

    /// Writes itself into a declaration. The default evaluates `body`; authors never write their own.
    static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration)
}

extension ControlWidgetConfiguration {
    public static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        Body._declare(configuration.body, in: &declaration)
    }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration of this library.
@MainActor @preconcurrency public protocol _PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {}

extension _PrimitiveControlConfiguration {
    /// Not for use; a configuration of the library has no body.
    public var body: Never { fatalError("\(Self.self) is read by the library and has no body") }
}

/// A configuration with one thing said differently.
struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration> {
    let content: Content
    let change: (inout _WidgetDeclaration) -> Void
}

extension ModifiedControlConfiguration: _PrimitiveControlConfiguration {
    static func _declare(_ configuration: Self, in declaration: inout _WidgetDeclaration) {
        Content._declare(configuration.content, in: &declaration)
        configuration.change(&declaration)
    }
}

extension ControlWidgetConfiguration {
    private nonisolated func declaring(_ change: @escaping (inout _WidgetDeclaration) -> Void) -> ModifiedControlConfiguration<Self> {
        ModifiedControlConfiguration(content: self, change: change)
    }

    /// The name in the gallery.
    public nonisolated func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        declaring { $0.displayName = String(localized: displayName) }
    }

    /// What the control does, for the gallery.
    public nonisolated func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        declaring { $0.explanation = String(localized: description) }
    }

    /// Asks the user for settings as soon as the control is placed.
    public nonisolated func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        declaring { $0.promptsForUserConfiguration = true }
    }
}

extension _WidgetDeclaration {
    /// Takes what every control has.
    mutating func take(kind: String, _ source: any EntrySource) {
        self.kind = kind
        self.source = source
        families = [.accessoryCircular, .accessoryRectangular]
        contentMarginsDisabled = true
        isControl = true
    }
}
