import Foundation

/// As iOS draws a toggle in a widget: a button.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonToggleStyle().makeBody(configuration: configuration) }
}

/// A switch at the trailing edge, the label at the leading one.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    /// The colour of the switch while it is on.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View { _Switch(configuration: configuration, color: tint) }
}

private struct _Switch: View {
    let configuration: ToggleStyleConfiguration
    let color: Color?
    @Environment(\.tintStyle) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabel

    var body: some View {
        if hidesLabel {
            track
        } else {
            HStack {
                configuration.label.opacity(isEnabled ? 1 : 0.5)
                Spacer()
                track
            }
        }
    }

    private var track: some View {
        Capsule().fill(fill).frame(width: 51, height: 31)
            .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                Circle().fill(Color.white).shadow(color: .black.opacity(0.15), radius: 3, y: 2).padding(2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }

    private var fill: AnyShapeStyle {
        guard configuration.isOn else { return AnyShapeStyle(FillShapeStyle().secondary) }
        return color.map(AnyShapeStyle.init) ?? tint ?? AnyShapeStyle(Color.green)
    }
}

/// A button whose field is in the tint while it is on, and grey while it is off.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button(action: {}, label: { configuration.label }).buttonStyle(.borderedProminent)
        } else {
            Button(action: {}, label: { configuration.label }).buttonStyle(.bordered)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
