package import Foundation
package import SwiftUI

/// What modifiers of a chart say.
package struct ChartSettings {
    package var x = AxisSetting()
    package var y = AxisSetting()
    package var legend = LegendSetting()
    package var styles: StyleMapping<AnyShapeStyle>?
    package var symbols: StyleMapping<MarkSymbol>?
    package var lineStyles: StyleMapping<StrokeStyle>?
    package var symbolSizes: StyleMapping<CGSize>?
    package var plotStyle: ((ChartPlotContent) -> AnyView)?
    /// The outermost last.
    package var backgrounds: [ChartLayer] = []
    package var overlays: [ChartLayer] = []

    package init() {}
}

/// What modifiers say of one direction of a chart.
package struct AxisSetting {
    package var visibility = Visibility.automatic
    /// Nil is the axis that the kind of data has.
    package var specs: [AxisSpec]?
    package var domain: _ScaleDomain?
    package var range: _PositionRange?
    package var type: ScaleType?
    package var title: AxisTitle?
}

/// A text or view beside an axis.
package struct AxisTitle {
    package var content: AnyView
    package var position: AnnotationPosition
    package var alignment: Alignment?
    /// In points.
    package var spacing: CGFloat?
}

/// What modifiers say of a legend.
package struct LegendSetting {
    package var visibility = Visibility.automatic
    package var position = AnnotationPosition.automatic
    package var alignment: Alignment?
    /// In points.
    package var spacing: CGFloat?
    /// Nil is a mark and a name for each value.
    package var content: AnyView?
}

/// A view behind or over a chart.
package struct ChartLayer {
    package var alignment: Alignment
    package var content: (ChartProxy) -> AnyView
}

private enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    package var chart: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chart, transform: change)
    }
}
