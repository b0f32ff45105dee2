public import Foundation
public import SwiftUI

extension View {
    /// Shows or hides the legend.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

    /// Where the legend lies; the spacing is in points.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend = LegendSetting(
                visibility: $0.legend.visibility, position: position, alignment: alignment, spacing: spacing, content: $0.legend.content)
        }
    }

    /// A view in the legend's place; the spacing is in points.
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legend = LegendSetting(
                visibility: .visible, position: position, alignment: alignment, spacing: spacing, content: view)
        }
    }

    /// Changes the plot, without axes and legend.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }

    /// Lays a view behind a chart that knows where values lie.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) } }

    /// Lays a view over a chart that knows where values lie.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) } }
}

/// Has no effect: nothing scrolls in a picture, and nothing is chosen by touch.
extension View {
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
    public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}
