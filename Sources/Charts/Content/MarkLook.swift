package import Foundation
package import SwiftUI

/// What modifiers say of marks.
package struct MarkLook {
    package var style: AnyShapeStyle?
    package var styleBy: _Datum?
    package var symbol: MarkSymbol?
    package var symbolBy: _Datum?
    /// The sides of a symbol, in points.
    package var symbolSize: CGSize?
    package var symbolSizeBy: _Datum?
    package var line: StrokeStyle?
    package var lineBy: _Datum?
    package var interpolation = InterpolationMethod.linear
    package var cornerRadius: CGFloat = 0
    package var cornerStyle = RoundedCornerStyle.continuous
    package var opacity = 1.0
    package var position: MarkGrouping?
    /// In points.
    package var offset = CGSize.zero
    package var zIndex = 0.0
    package var annotations: [MarkAnnotation] = []
    /// Styles run across the plot, not across the mark.
    package var stylesFillPlot = false

    package init() {}

    /// True where both are the same at a glance; what has styles, symbols or views of its own is never compared.
    func isPlainly(_ other: MarkLook) -> Bool {
        guard style == nil, other.style == nil, symbol == nil, other.symbol == nil else { return false }
        guard annotations.isEmpty, other.annotations.isEmpty else { return false }
        return styleBy == other.styleBy && symbolBy == other.symbolBy && symbolSize == other.symbolSize
            && symbolSizeBy == other.symbolSizeBy && line == other.line && lineBy == other.lineBy && interpolation == other.interpolation
            && cornerRadius == other.cornerRadius && cornerStyle == other.cornerStyle && opacity == other.opacity
            && position == other.position && offset == other.offset && zIndex == other.zIndex && stylesFillPlot == other.stylesFillPlot
    }

    /// What tells lines and areas of one chart apart beside the series they name.
    package var seriesKey: [_Datum?] { [styleBy, symbolBy, lineBy] }
}

/// Marks of one place that stand beside each other.
package struct MarkGrouping: Hashable, Sendable {
    package var datum: _Datum
    /// Nil lets the mark's own direction say.
    package var axis: Axis?
    package var span: MarkDimension

    package init(_ datum: _Datum, axis: Axis?, span: MarkDimension) {
        self.datum = datum
        self.axis = axis
        self.span = span
    }
}

/// What is drawn at a point.
package enum MarkSymbol {
    /// The path in a rectangle.
    case shape(@Sendable (CGRect) -> Path)
    case view(AnyView)
}

/// A view beside a mark.
package struct MarkAnnotation {
    package var position: AnnotationPosition
    package var alignment: Alignment
    package var spacing: CGFloat?
    package var overflow: AnnotationOverflowResolution
    package var content: AnyView
}
