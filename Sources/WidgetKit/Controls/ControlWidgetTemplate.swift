public import SwiftUI

/// What a control looks like.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    /// The template that `body` is made of; `Never` for those of this library.
    associatedtype Body: ControlWidgetTemplate
    var body: Body { get }

    /// Itself as a view. The default evaluates `body`; authors never write their own.
    static func _view(_ template: Self, _ look: _ControlLook) -> AnyView
}

/// What was said of a control's look from outside.
public struct _ControlLook: Sendable {
    package var tint: Color?
    package var isDisabled = false
}

extension ControlWidgetTemplate {
    public static func _view(_ template: Self, _ look: _ControlLook) -> AnyView { Body._view(template.body, look) }
}

extension Never: ControlWidgetTemplate {
    public static func _view(_ template: Never, _ look: _ControlLook) -> AnyView {}
}

/// A template of this library.
@MainActor @preconcurrency public protocol _PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {}

extension _PrimitiveControlTemplate {
    /// Not for use; a template of the library has no body.
    public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// Holds the one template of a control.
@resultBuilder public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A template with something said of its look.
struct ModifiedControlTemplate<Content: ControlWidgetTemplate> {
    let content: Content
    let change: @Sendable (inout _ControlLook) -> Void
}

extension ModifiedControlTemplate: _PrimitiveControlTemplate {
    // What is said within comes before what is said around it.
    static func _view(_ template: Self, _ look: _ControlLook) -> AnyView {
        var changed = look
        template.change(&changed)
        return Content._view(template.content, changed)
    }
}

extension ControlWidgetTemplate {
    /// The colour of a switch that is on.
    public nonisolated func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self) { $0.tint = tint }
    }

    /// Whether a tap does nothing.
    public nonisolated func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
    }
}

extension View {
    /// Has no effect: hints are said by the system's own places alone.
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { modifier(NeutralModifier()) }
    /// Has no effect: the status is the label of the value.
    public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { modifier(NeutralModifier()) }
}
