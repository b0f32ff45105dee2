public import AppIntents
public import SwiftUI

/// A control that does something.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent> {
    let action: Action
    let label: Label
    /// What the action is called while it is not under way.
    let status: ActionLabel

    public nonisolated init(
        action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        (self.action, self.label, status) = (action, label(), actionLabel(false))
    }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public nonisolated init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetButton where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        let title = String(title)
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton: ControlWidgetTemplate, _PrimitiveControlTemplate {
    public static func _view(_ template: Self, _ look: _ControlLook) -> AnyView {
        let face = ControlFace(title: AnyView(template.label), status: AnyView(unlessEmpty: template.status), isOn: false, tint: look.tint)
        return AnyView(Button(intent: template.action) { face }.buttonStyle(.plain).disabled(look.isDisabled))
    }
}
