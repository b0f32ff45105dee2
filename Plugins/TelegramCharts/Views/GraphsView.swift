import SwiftUI

/// The lines that are shown, within the window.
struct GraphsView: View {
    let set: ChartSet
    let state: ChartState
    let axis: ValueAxis
    var lineWidth: CGFloat = 1.5

    var body: some View {
        GeometryReader { room in
            let geometry = ChartGeometry(set: set, window: state.window, axis: axis, size: room.size)
            ForEach(set.lines(without: state.hidden)) { line in
                geometry.path(of: line).stroke(
                    line.color.color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            }
        }
        .clipped()
    }
}
