public import AppIntents
public import SwiftUI

/// What a control looks like. Never drawn.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

/// Holds the one template of a control.
@resultBuilder public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A button among the controls. Never drawn.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public nonisolated init(
        action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public nonisolated init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}

/// A toggle among the controls. Never drawn.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    public nonisolated init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public nonisolated init(isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> Label) {}
}

extension ControlWidgetTemplate {
    /// Has no effect: controls are never drawn.
    public nonisolated func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Has no effect: controls are never drawn.
    public nonisolated func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

extension View {
    /// Has no effect: controls are never drawn.
    public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { modifier(NeutralModifier()) }
    /// Has no effect: controls are never drawn.
    public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { modifier(NeutralModifier()) }
}
