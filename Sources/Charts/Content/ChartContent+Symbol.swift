public import Foundation
public import SwiftUI

extension ChartContent {
    /// Draws a shape at each point.
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        look { ($0.symbol, $0.symbolBy) = (.shape { symbol.path(in: $0) }, nil) }
    }

    /// Draws a view at each point.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return look { ($0.symbol, $0.symbolBy) = (.view(view), nil) }
    }

    /// Draws a shape at each point, by a value.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        look { ($0.symbolBy, $0.symbol) = (value.datum.start, nil) }
    }

    /// The area of symbols, in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        look { ($0.symbolSize, $0.symbolSizeBy) = (CGSize(symbolArea: area), nil) }
    }

    /// The room of symbols, in points.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { look { ($0.symbolSize, $0.symbolSizeBy) = (size, nil) } }

    /// Sizes symbols by a value.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        look { ($0.symbolSizeBy, $0.symbolSize) = (value.datum.start, nil) }
    }
}

extension CGSize {
    /// The room of a circle of an area in square points.
    package init(symbolArea area: CGFloat) {
        let side = area > 0 ? min(1e4, 2 * (area / .pi).squareRoot()) : 0
        self.init(width: side, height: side)
    }
}
