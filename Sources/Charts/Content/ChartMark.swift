package import Foundation
import SwiftUI

/// One mark of a chart, before scales say where it lies.
package struct ChartMark {
    package enum Kind: Hashable, Sendable {
        case line, area, bar, point, rule, rectangle, sector
    }

    package var kind: Kind
    package var x: MarkExtent
    package var y: MarkExtent
    /// Marks of one series are one line or area.
    package var series: _Datum?
    /// Of a bar or rectangle; the inner and the outer radius of a sector.
    package var width = MarkDimension.automatic
    package var height = MarkDimension.automatic
    package var stacking = MarkStackingMethod.standard
    /// Half the gap between two sectors, in points.
    package var angularInset: CGFloat = 0
    package var look: SharedLook

    package init(kind: Kind, x: MarkExtent, y: MarkExtent, look: SharedLook = SharedLook(MarkLook())) {
        self.kind = kind
        self.x = x
        self.y = y
        self.look = look
    }
}

/// What a mark says of its place along one axis.
package enum MarkExtent: Hashable, Sendable {
    /// All of the plot.
    case whole
    case value(PlotDatum)
    case range(PlotDatum, PlotDatum)
    /// In points from the plot's edge; nil is the plot's own start or end.
    case points(CGFloat?, CGFloat?)

    package static func number(_ low: Double, _ high: Double) -> MarkExtent {
        .range(PlotDatum(.number(low)), PlotDatum(.number(high)))
    }

    /// The single value, if the place is one.
    package var datum: PlotDatum? {
        guard case .value(let datum) = self else { return nil }
        return datum
    }

    /// The values by which a scale finds its domain.
    package var data: [_Datum] {
        switch self {
        case .whole, .points: []
        case .value(let datum): [datum.start] + (datum.end.map { [$0] } ?? [])
        case .range(let low, let high): [low.start, high.end ?? high.start]
        }
    }
}

/// The look of marks that were modified together.
package final class SharedLook {
    package let look: MarkLook
    package init(_ look: MarkLook) { self.look = look }
}
