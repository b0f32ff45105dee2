import SwiftUI

/// A chart of all its parts: graphs over their axis, dates, the map, and what stands for the controls.
struct ChartView<Controls: View>: View {
    let set: ChartSet
    let state: ChartState
    @ViewBuilder let controls: Controls

    var body: some View {
        VStack(spacing: 3) {
            GeometryReader { room in
                let axis = ValueAxis(set, state, count: max(2, min(5, Int(room.size.height / 25))))
                ValueAxisView(axis: axis)
                GraphsView(set: set, state: state, axis: axis)
                IndicatorView(set: set, state: state, axis: axis)
            }
            DateTickerView(set: set, window: state.window)
            MiniMapView(set: set, state: state).frame(height: 18)
            controls
        }
    }
}

extension ChartView where Controls == EmptyView {
    init(set: ChartSet, state: ChartState) { self.init(set: set, state: state) {} }
}

/// Why there is no chart.
struct ChartMessage: View {
    let text: String

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
            Text(verbatim: text).font(.caption).multilineTextAlignment(.center).minimumScaleFactor(0.7)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
