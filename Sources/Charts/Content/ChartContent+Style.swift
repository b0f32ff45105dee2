public import Foundation
public import SwiftUI

/// Content whose marks have a look in common.
struct _StyledMarks<Content: ChartContent> {
    let content: Content
    let change: (inout MarkLook) -> Void
}

extension _StyledMarks: _PrimitiveChartContent {
    static func _collect(_ styled: _StyledMarks, _ collector: inout _MarkCollector) {
        collector.with(styled.change) { Content._collect(styled.content, &$0) }
    }
}

extension ChartContent {
    nonisolated func look(_ change: @escaping (inout MarkLook) -> Void) -> some ChartContent {
        _StyledMarks(content: self, change: change)
    }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        look { ($0.style, $0.styleBy) = (AnyShapeStyle(style), nil) }
    }

    /// Colours marks by a value, and tells lines and areas apart by it.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        look { ($0.styleBy, $0.style) = (value.datum.start, nil) }
    }

    /// Multiplies the alpha of marks by 0...1.
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
        look { $0.opacity *= opacity.isNaN ? 1 : max(0, min(1, opacity)) }
    }

    /// The radius of corners, in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        look { ($0.cornerRadius, $0.cornerStyle) = (radius, style) }
    }

    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { look { ($0.line, $0.lineBy) = (style, nil) } }

    /// Dashes lines by a value.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        look { ($0.lineBy, $0.line) = (value.datum.start, nil) }
    }

    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { look { $0.interpolation = method } }

    /// Marks with a higher index lie above the others.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { look { $0.zIndex = value.isNaN ? 0 : value } }

    /// Lets gradients run across the plot, not across each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        look { $0.stylesFillPlot = aligns }
    }

    /// Moves marks, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        look { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }

    public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Puts marks of one place beside each other, by a value.
    public nonisolated func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        look { $0.position = MarkGrouping(value.datum.start, axis: axis, span: span) }
    }
}
