public import AppIntents
public import SwiftUI

/// A control that switches something on and off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent> where Action.ValueType == Bool {
    let isOn: Bool
    let action: Action
    let label: @MainActor (Bool) -> Label
    let valueLabel: @MainActor (Bool) -> ValueLabel

    public nonisolated init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
    ) {
        let label = label()
        (self.isOn, self.action, self.label, self.valueLabel) = (isOn, action, { _ in label }, valueLabel)
    }
}

extension ControlWidgetToggle where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
    ) {
        let title = String(title)
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public nonisolated init(isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor (Bool) -> Label) {
        (self.isOn, self.action, self.label, valueLabel) = (isOn, action, label, { _ in EmptyView() })
    }
}

extension ControlWidgetToggle: ControlWidgetTemplate, _PrimitiveControlTemplate {
    public static func _view(_ template: Self, _ look: _ControlLook) -> AnyView {
        let style = ControlToggleStyle { isOn in
            ControlFace(
                title: AnyView(template.label(isOn)), status: AnyView(unlessEmpty: template.valueLabel(isOn)), isOn: isOn, tint: look.tint)
        }
        return AnyView(
            Toggle(isOn: template.isOn, intent: template.action) { EmptyView() }.toggleStyle(style).disabled(look.isDisabled))
    }
}

/// A switch as its control looks in each of its states.
private struct ControlToggleStyle: ToggleStyle {
    let face: @MainActor (Bool) -> ControlFace

    func makeBody(configuration: Configuration) -> some View { face(configuration.isOn) }
}
