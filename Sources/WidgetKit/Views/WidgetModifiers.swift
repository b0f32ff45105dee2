public import SwiftUI

/// Leaves content as it is: what the modifier says has no meaning on this host's screens.
struct NeutralModifier {}

extension NeutralModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) { V._build(content, &context) }
}

extension View {
    /// Puts the view into the accented group where colours are accented.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { environment(\.isAccented, accentable) }

    /// A label beside an accessory widget; there is none beside ours, so it is not shown.
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { modifier(NeutralModifier()) }

    /// A label beside an accessory widget; there is none beside ours, so it is not shown.
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { modifier(NeutralModifier()) }

    /// A label beside an accessory widget; there is none beside ours, so it is not shown.
    @_disfavoredOverload
    public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { modifier(NeutralModifier()) }

    /// Follows the curve of a watch face's corner; our corners are straight.
    public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { modifier(NeutralModifier()) }
}

extension Image {
    /// What the picture does where colours are accented.
    public nonisolated func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        environment(\.accentedPicture, renderingMode?.picture)
    }
}

/// Hides content as old while an action is under way.
struct InvalidatableContentModifier {
    let isInvalidatable: Bool
}

extension InvalidatableContentModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        let isOld = modifier.isInvalidatable && context.environment.redactionReasons.contains(.invalidated)
        build(content.opacity(isOld ? 0.5 : 1), &context)
    }

    @MainActor private static func build<V: View>(_ view: V, _ context: inout _BuildContext) {
        V._build(view, &context)
    }
}

extension View {
    /// Fades the view while an action that will change it is under way.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableContentModifier(isInvalidatable: invalidatable))
    }
}
