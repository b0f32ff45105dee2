import SwiftUI

/// All dates, and which of them are seen.
struct MiniMapView: View {
    let set: ChartSet
    let state: ChartState

    var body: some View {
        GeometryReader { room in
            let (low, high) = (room.size.width * state.window.lower, room.size.width * state.window.upper)
            GraphsView(set: set, state: whole, axis: ValueAxis(set, whole), lineWidth: 0.75)
            Rectangle().fill(.secondary.opacity(0.15)).frame(width: low)
            Rectangle().fill(.secondary.opacity(0.15)).frame(width: room.size.width - high).offset(x: high)
            RoundedRectangle(cornerRadius: 3).strokeBorder(.tint.opacity(0.6), lineWidth: 1.5)
                .frame(width: max(4, high - low)).offset(x: low)
        }
        .clipShape(RoundedRectangle(cornerRadius: 3))
    }

    /// The same lines over all dates.
    private var whole: ChartState {
        var state = state
        state.window = .whole
        return state
    }
}
