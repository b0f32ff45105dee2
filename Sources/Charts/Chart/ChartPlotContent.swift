import LayoutEngine
public import SwiftUI

/// The plot of a chart: its lines and marks.
public struct ChartPlotContent {
    let node: (Surroundings) -> LayoutNode
}

extension ChartPlotContent: _PrimitiveView {
    public static func _build(_ view: ChartPlotContent, _ context: inout _BuildContext) {
        context.append(ReaderNode(content: view.node))
    }
}
