public import Foundation
public import SwiftUI

extension View {
    /// How values become places along x.
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.x.say(domain._domain, range._range, type) } }

    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.x.say(domain._domain, nil, type) }
    }

    public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.x.say(nil, range._range, type) }
    }

    public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.x.say(nil, nil, type) } }

    /// How values become places along y.
    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.y.say(domain._domain, range._range, type) } }

    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.y.say(domain._domain, nil, type) }
    }

    public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.y.say(nil, range._range, type) }
    }

    public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.y.say(nil, nil, type) } }
}

extension AxisSetting {
    fileprivate mutating func say(_ domain: _ScaleDomain?, _ range: _PositionRange?, _ type: ScaleType?) {
        self.domain = domain ?? self.domain
        self.range = range ?? self.range
        self.type = type ?? self.type
    }
}

extension View {
    /// The style of each value, in the order of the legend.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        styles(StyleMapping(domain: mapping.map(\.key.datum), range: mapping.map { AnyShapeStyle($0.value) }))
    }

    /// The styles of values, in their order.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], range: [S], type: ScaleType? = nil
    ) -> some View { styles(StyleMapping(domain: domain.map(\.datum), range: range.map { AnyShapeStyle($0) })) }

    /// The styles of values, in the order of the data.
    public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        styles(StyleMapping(range: range.map { AnyShapeStyle($0) }))
    }

    /// The colours of a gradient for values, in the order of the data.
    public nonisolated func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        styles(StyleMapping(range: range.stops.map { AnyShapeStyle($0.color) }))
    }

    /// The values, in the order of the legend.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue], type: ScaleType? = nil) -> some View {
        styles(StyleMapping(domain: domain.map(\.datum)))
    }

    /// The style of each value as a function says.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        styles(StyleMapping(domain: domain.map(\.datum)) { DataValue.value(of: $0).map { AnyShapeStyle(mapping($0)) } })
    }

    /// The style of each value as a function says.
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        styles(StyleMapping { DataValue.value(of: $0).map { AnyShapeStyle(mapping($0)) } })
    }

    private nonisolated func styles(_ mapping: StyleMapping<AnyShapeStyle>) -> some View { chart { $0.styles = mapping } }

    /// The symbol of each value.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let symbols = mapping.map { pair in MarkSymbol(pair.value) }
        return chart { $0.symbols = StyleMapping(domain: mapping.map(\.key.datum), range: symbols) }
    }

    /// The symbols of values, in their order.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(domain: [DataValue], range: [S]) -> some View {
        chart { $0.symbols = StyleMapping(domain: domain.map(\.datum), range: range.map { MarkSymbol($0) }) }
    }

    /// The symbols of values, in the order of the data.
    public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chart { $0.symbols = StyleMapping(range: range.map { MarkSymbol($0) }) }
    }

    /// The line of each value.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
        chart { $0.lineStyles = StyleMapping(domain: mapping.map(\.key.datum), range: mapping.map(\.value)) }
    }

    /// The lines of values, in their order.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(domain: [DataValue], range: [StrokeStyle]) -> some View {
        chart { $0.lineStyles = StyleMapping(domain: domain.map(\.datum), range: range) }
    }

    /// The lines of values, in the order of the data.
    public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.lineStyles = StyleMapping(range: range) } }

    /// The areas between which symbols are sized, in square points.
    public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
        chart { $0.symbolSizes = StyleMapping(range: [CGSize(symbolArea: range.lowerBound), CGSize(symbolArea: range.upperBound)]) }
    }
}

extension MarkSymbol {
    nonisolated init<S: ChartSymbolShape>(_ symbol: S) { self = .shape { symbol.path(in: $0) } }
}
