import Foundation

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
    @Environment(\.foregroundLevels) private var foreground
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    var body: some View {
        label.opacity(isEnabled ? 1 : 0.4)
    }

    @ViewBuilder private var label: some View {
        switch look {
        case .none: configuration.label.foregroundStyle(ink(accent))
        case .pale: padded.foregroundStyle(ink(accent)).background(pale, in: field)
        case .strong: padded.foregroundStyle(ink(AnyShapeStyle(Color.white))).background(accent, in: field)
        }
    }

    /// What the author said of the foreground goes before what the style would take.
    private func ink(_ style: AnyShapeStyle) -> AnyShapeStyle { foreground == nil ? style : AnyShapeStyle(ForegroundStyle()) }

    private var field: AnyShape { borderShape.shape(at: controlSize) }
    private var padded: some View { configuration.label.modifier(_ControlPadding(size: controlSize, isRound: borderShape.isCircle)) }
    private var accent: AnyShapeStyle { configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()) }

    private var pale: AnyShapeStyle {
        tint == nil && configuration.role != .destructive ? AnyShapeStyle(FillShapeStyle().tertiary) : AnyShapeStyle(accent.opacity(0.18))
    }
}

/// The room between a control's label and its edge, and the size of its letters.
private struct _ControlPadding: ViewModifier {
    let size: ControlSize
    let isRound: Bool

    func body(content: Content) -> some View {
        if isRound {
            _SquareLayout() { content.padding(size.insets.top) }
        } else {
            content.transformEnvironment(\.font) { $0 = $0 ?? size.font }.padding(size.insets)
        }
    }
}

/// As wide and as high as the longer side of its view.
private struct _SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let side = subviews.map { $0.sizeThatFits(proposal) }.reduce(0) { max($0, $1.width, $1.height) }
        return CGSize(width: side, height: side)
    }

    /// Leaves the view in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension ControlSize {
    fileprivate var insets: EdgeInsets {
        switch self {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 14.5, leading: 20, bottom: 14.5, trailing: 20)
        }
    }

    /// Nil leaves the letters as they are.
    fileprivate var font: Font? {
        switch self {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: nil
        }
    }
}
