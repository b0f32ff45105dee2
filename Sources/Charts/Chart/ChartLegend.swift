import Foundation
import SwiftUI

/// A mark and a name for each value by which marks are styled.
struct ChartLegend: View {
    struct Item {
        var name: String
        var style: AnyShapeStyle
        var symbol: MarkSymbol
    }

    let items: [Item]
    /// One item below the other.
    let isColumn: Bool

    /// Nil where no value says how marks look.
    init?(_ model: ChartModel, isColumn: Bool) {
        self.isColumn = isColumn
        let domain = model.styles.domain.isEmpty ? model.symbols.domain : model.styles.domain
        let names = domain.prefix(32).compactMap { datum -> Item? in
            guard case .category(let name) = datum else { return nil }
            let style = model.styles.output(of: datum) ?? AnyShapeStyle(Color.blue)
            let symbol = model.symbols.domain.contains(datum) ? model.symbols.output(of: datum) : nil
            return Item(name: name, style: style, symbol: symbol ?? MarkSymbol(BasicChartSymbolShape.circle))
        }
        guard !names.isEmpty else { return nil }
        items = names
    }

    var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(FlowLayout(spacing: 10))
        layout {
            ForEach(items.indices, id: \.self) { index in
                HStack(spacing: 4) {
                    LegendSymbol(symbol: items[index].symbol).foregroundStyle(items[index].style)
                    Text(verbatim: items[index].name).font(.caption2).foregroundStyle(.secondary)
                }
            }
        }
    }
}

private struct LegendSymbol: View {
    let symbol: MarkSymbol

    var body: some View {
        switch symbol {
        case .shape(let shape): PathShape(path: shape).frame(width: 7, height: 7)
        case .view(let view): view
        }
    }
}

/// A shape that a function draws.
private struct PathShape: Shape {
    let path: @Sendable (CGRect) -> Path
    nonisolated func path(in rect: CGRect) -> Path { path(rect) }
}

/// Views in lines, as words are set.
private struct FlowLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(subviews, in: proposal.width ?? .infinity)
        let width = places.map(\.maxX).max() ?? 0
        return CGSize(width: width, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, place) in zip(subviews, places(subviews, in: bounds.width)) {
            subview.place(at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
        }
    }

    private func places(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return subviews.map { subview in
            var size = subview.sizeThatFits(.unspecified)
            size.width = min(size.width, max(0, width))
            // A name that fits to a rounding error stays in its line.
            if x > 0, x + size.width > width + 0.01 { (x, y, line) = (0, y + line + 2, 0) }
            defer { (x, line) = (x + size.width + spacing, max(line, size.height)) }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
