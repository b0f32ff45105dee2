import Foundation

/// As iOS draws a button in a widget: on a grey field, or on a pale one in the tint where a tint is set.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _ButtonField(configuration: configuration, look: .pale) }
}

/// On a grey field, or on a pale one in the tint where a tint is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _ButtonField(configuration: configuration, look: .pale) }
}

/// In white on a field in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _ButtonField(configuration: configuration, look: .strong) }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _ButtonField(configuration: configuration, look: .none) }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label of a button on its field.
struct _ButtonField: View {
    enum Look {
        case none
        case pale
        case strong
    }

    let configuration: PrimitiveButtonStyleConfiguration
    let look: Look
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint

    var body: some View {
        label.opacity(isEnabled ? 1 : 0.4)
    }

    @ViewBuilder private var label: some View {
        switch look {
        case .none: configuration.label.foregroundStyle(accent)
        case .pale: padded.foregroundStyle(accent).background(pale, in: Self.field)
        case .strong: padded.foregroundStyle(.white).background(accent, in: Self.field)
        }
    }

    private static let field = RoundedRectangle(cornerRadius: 8)
    private var padded: some View { configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)) }
    private var accent: AnyShapeStyle { configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }

    private var pale: AnyShapeStyle {
        tint == nil && configuration.role != .destructive ? AnyShapeStyle(FillShapeStyle().tertiary) : AnyShapeStyle(accent.opacity(0.18))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
