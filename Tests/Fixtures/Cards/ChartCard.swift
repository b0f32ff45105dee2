import SwiftUI
import WidgetKit

/// Card B: two lines of 365 points, one of them over an area.
struct ChartCard: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ChartCard", provider: CardProvider()) { ChartCardView(index: $0.index) }
            .configurationDisplayName("Energy")
            .description("A year of energy.")
            .supportedFamilies([.systemLarge])
            .contentMarginsDisabled()
    }
}

struct ChartCardView: View {
    @Environment(\.colorScheme) private var colorScheme
    let index: Int
    private let plot = CGRect(x: 44, y: 70, width: 278, height: 252)

    var body: some View {
        let colors = CardColors(colorScheme)
        ZStack(alignment: .topLeading) {
            graph(colors)
            Text("Energy, last 365 days")
                .font(.system(size: 17, weight: .semibold))
                .foregroundStyle(colors.ink)
                .offset(x: 16, y: 15.5)
            legend("Used", 8.4, CardColors.used, colors).offset(x: 16, y: 41)
            legend("Solar", 5.1, CardColors.solar, colors).offset(x: 132, y: 41)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(for: .widget) { CardBackground(colors: colors) }
    }

    @ViewBuilder private func graph(_ colors: CardColors) -> some View {
        EnergyArea(index: index, plot: plot)
            .fill(
                LinearGradient(
                    stops: [
                        .init(color: CardColors.solar.opacity(0.45), location: plot.minY / 354),
                        .init(color: CardColors.solar.opacity(0), location: plot.maxY / 354),
                    ], startPoint: .top, endPoint: .bottom))
        ForEach(0..<5) { row in
            let y = plot.minY + 63 * Double(row)
            colors.line.frame(width: plot.width, height: 0.5).offset(x: plot.minX, y: y)
            Text(verbatim: "\(40 - 10 * row)")
                .font(.system(size: 10))
                .foregroundStyle(colors.dim)
                .frame(width: 38, alignment: .trailing)
                .offset(y: y - 6.5)
        }
        EnergyLine(series: .solar, index: index, plot: plot).stroke(CardColors.solar, style: Self.pen)
        EnergyLine(series: .used, index: index, plot: plot).stroke(CardColors.used, style: Self.pen)
    }

    private static let pen = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)

    private func legend(_ name: String, _ base: Double, _ color: Color, _ colors: CardColors) -> some View {
        HStack(spacing: 6) {
            Circle().fill(color).frame(width: 8, height: 8)
            Text("\(name) \(base + Double(index) / 10, specifier: "%.1f") kWh")
                .font(.system(size: 11))
                .foregroundStyle(colors.dim)
        }
    }
}
