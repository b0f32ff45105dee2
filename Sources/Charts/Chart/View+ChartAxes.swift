public import Foundation
public import SwiftUI

extension View {
    /// Shows or hides the x axis.
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

    /// The marks of the x axis in place of those that the kind of data has.
    public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
        modifier(_ChartAxisModifier(axis: .x, content: content))
    }

    public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
        modifier(_ChartAxisModifier(axis: .y, content: content))
    }

    /// A text beside the x axis; the spacing is in points.
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.x.title = title }
    }

    /// A text beside the y axis; the spacing is in points.
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.y.title = title }
    }
}

/// Says what marks an axis has.
struct _ChartAxisModifier<Content: AxisContent> {
    let axis: PlotAxis
    let content: () -> Content
}

extension _ChartAxisModifier: _PrimitiveModifier {
    static func _build<V: View>(_ modifier: Self, content: V, _ context: inout _BuildContext) {
        let settings = modifier.settings(in: context.environment)
        context.withEnvironment({ $0.chart = settings }, { V._build(content, &$0) })
    }

    @MainActor private func settings(in environment: EnvironmentValues) -> ChartSettings {
        var specs = _AxisSpecs()
        Content._collect(content(), &specs)
        var settings = environment.chart
        if axis == .x { settings.x.specs = specs.axes } else { settings.y.specs = specs.axes }
        return settings
    }
}
