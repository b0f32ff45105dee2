import Foundation
import SwiftUI

/// A chart before its room is known: marks upon each other, domains, and what values look like.
struct ChartModel {
    let marks: [ChartMark]
    let settings: ChartSettings
    let styles: StyleScale<AnyShapeStyle>
    let symbols: StyleScale<MarkSymbol>
    let lineStyles: StyleScale<StrokeStyle>
    /// The numbers by which symbols are sized.
    let sizes: (low: Double, high: Double)
    /// What all sectors come to together.
    let sectorSum: Double
    private let isMirrored: Bool

    init(_ collected: consuming [ChartMark], _ settings: ChartSettings, _ environment: EnvironmentValues) {
        marks = Stacking.stacked(collected)
        self.settings = settings
        styles = StyleScale(
            marks.lazy.compactMap(\.look.look.styleBy), settings.styles, standard: StyleMapping<AnyShapeStyle>.standard)
        symbols = StyleScale(
            marks.lazy.compactMap(\.look.look.symbolBy), settings.symbols,
            standard: StyleMapping<BasicChartSymbolShape>.standard.map { MarkSymbol($0) })
        lineStyles = StyleScale(
            marks.lazy.compactMap(\.look.look.lineBy), settings.lineStyles,
            standard: [[], [4, 2], [1, 2], [6, 2, 1, 2]].map { StrokeStyle(lineWidth: 2, lineJoin: .round, dash: $0) })
        sizes = AxisDomain(marks.lazy.compactMap(\.look.look.symbolSizeBy))?.bounds ?? (0, 1)
        sectorSum = marks.lazy.filter { $0.kind == .sector }.compactMap(\.x.end).max() ?? 0
        isMirrored = environment.layoutDirection == .rightToLeft
    }

    /// Pies have no axes.
    var hasAxes: Bool { marks.isEmpty || marks.contains { $0.kind != .sector } }

    func setting(_ axis: PlotAxis) -> AxisSetting { axis == .x ? settings.x : settings.y }

    /// The type of scale that an axis has, where an author says it.
    func type(_ axis: PlotAxis) -> ScaleType { setting(axis).type ?? .linear }

    /// The domain along an axis, and whether it may grow to round numbers; nil without data.
    func domain(_ axis: PlotAxis) -> (domain: AxisDomain, isOpen: Bool)? {
        let data = marks.lazy.filter { $0.kind != .sector }.flatMap { $0[axis].data }
        switch setting(axis).domain?.kind {
        case .bounds(let low, let high)?:
            return AxisDomain([low, high]).map { ($0.widened, false) }
        case .values(let values)?:
            return AxisDomain(values).map { ($0.widened, false) }
        case .automatic(let includesZero)?:
            return AxisDomain(data, includesZero: includesZero ?? true).map { ($0.widened, true) }
        case nil:
            return AxisDomain(data, includesZero: type(axis) != .log).map { ($0.widened, true) }
        }
    }

    /// The scale of an axis over a length in points; y grows upwards, x from the leading edge.
    func scale(_ axis: PlotAxis, _ domain: AxisDomain, length: CGFloat) -> PositionScale {
        let setting = setting(axis)
        var (start, end) = (setting.range ?? _PositionRange(kind: .plot(start: 0, end: 0))).ends(in: length)
        // Names stand from the top downwards, numbers grow upwards.
        let isTurned = axis == .x ? isMirrored : domain.isUpward
        if isTurned { (start, end) = (length - start, length - end) }
        if setting.domain?.isReversed == true { (start, end) = (end, start) }
        return PositionScale(domain, type: type(axis), from: start, to: end)
    }
}

extension MarkExtent {
    /// The number at which a range ends.
    fileprivate var end: Double? {
        guard case .range(_, let high) = self else { return nil }
        return high.start.coordinate
    }
}

extension AxisDomain {
    fileprivate var isUpward: Bool { if case .categories = self { false } else { true } }
}
