import AppIntents
import SwiftUI
import WidgetKit

/// A chart below its name.
struct TitledChart: View {
    let item: ChartEntry.Item

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: ChartChoice.title(of: item.id)).font(.system(size: 11, weight: .semibold))
            ChartView(set: item.set, state: item.state) { ChartControls(item: item) }
        }
    }
}

/// As many charts as there is room for, one below the other.
struct ChartStack: View {
    let items: [ChartEntry.Item]

    /// The least height of a chart, in points.
    private static let height: CGFloat = 110

    var body: some View {
        GeometryReader { room in
            VStack(spacing: 10) {
                ForEach(items.prefix(max(1, Int(room.size.height / Self.height)))) { TitledChart(item: $0) }
            }
        }
    }
}

/// A line for each chart: its name, its lines, and their last values.
struct ChartList: View {
    let items: [ChartEntry.Item]

    var body: some View {
        VStack(spacing: 4) {
            ForEach(items) { item in
                HStack(spacing: 8) {
                    Text(verbatim: ChartChoice.title(of: item.id)).font(.caption).frame(width: 64, alignment: .leading)
                    GraphsView(set: item.set, state: item.state, axis: ValueAxis(item.set, item.state), lineWidth: 1)
                    VStack(alignment: .trailing, spacing: 0) {
                        ForEach(item.set.lines(without: item.state.hidden).prefix(2)) { line in
                            Text(verbatim: ValueAxis.text(of: line.values.last ?? 0)).foregroundStyle(line.color.color)
                        }
                    }
                    .font(.system(size: 8, weight: .semibold))
                    .frame(width: 36, alignment: .trailing)
                }
                if item.id != items.last?.id { Divider() }
            }
        }
    }
}

/// Cards that lie over each other, the topmost in front and whole; a tap on the head of another brings it forward.
struct ChartCards: View {
    let items: [ChartEntry.Item]
    let order: CardOrder

    /// Of the head of a card that lies below, in points.
    private static let head: CGFloat = 18

    var body: some View {
        GeometryReader { room in
            let cards = Array(order.cards.prefix(room.size.height > 200 ? 5 : 3).reversed())
            ForEach(Array(cards.enumerated()), id: \.element) { depth, card in
                if let item = items.first(where: { $0.id == card }) {
                    self.card(item, isTop: depth == cards.count - 1)
                        .frame(height: max(0, room.size.height - CGFloat(depth) * Self.head))
                        .offset(y: CGFloat(depth) * Self.head)
                }
            }
        }
    }

    private func card(_ item: ChartEntry.Item, isTop: Bool) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Button(intent: BringForwardIntent(chart: item.id)) {
                Text(verbatim: ChartChoice.title(of: item.id)).font(.system(size: 10, weight: .semibold)).frame(
                    maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.plain)
            if isTop { ChartView(set: item.set, state: item.state) { ChartControls(item: item) } }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
        .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.separator, lineWidth: 0.5))
    }
}
