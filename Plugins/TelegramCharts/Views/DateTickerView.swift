import SwiftUI

/// The dates below a chart.
struct DateTickerView: View {
    let set: ChartSet
    let window: ChartWindow
    @Environment(\.locale) private var locale

    /// The room of a date, in points.
    private static let width: CGFloat = 64

    var body: some View {
        GeometryReader { room in
            let ticker = DateTicker(set, window, count: Int(room.size.width / Self.width))
            let geometry = ChartGeometry(set: set, window: window, axis: ValueAxis(low: 0, high: 1, count: 1), size: room.size)
            ForEach(ticker.marks.filter { isSeen(geometry.x($0.place), room.size.width) }, id: \.place) { mark in
                Text(verbatim: DateTicker.text(of: mark.date, locale)).font(.system(size: 8)).foregroundStyle(.secondary).fixedSize()
                    .position(x: geometry.x(mark.place), y: room.size.height / 2)
            }
        }
        .frame(height: 10)
    }

    private func isSeen(_ x: CGFloat, _ width: CGFloat) -> Bool { x >= 26 && x <= width - 26 }
}
