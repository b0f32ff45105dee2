import SwiftUI

/// A line across the chart for each round value, with the value above it.
struct ValueAxisView: View {
    let axis: ValueAxis

    var body: some View {
        GeometryReader { room in
            ForEach(axis.ticks, id: \.self) { tick in
                let y = room.size.height * (1 - axis.part(of: tick))
                Path { path in
                    path.move(to: CGPoint(x: 0, y: y))
                    path.addLine(to: CGPoint(x: room.size.width, y: y))
                }
                .stroke(.primary.opacity(tick == axis.low ? 0.25 : 0.1), lineWidth: 0.5)
                if tick < axis.high {
                    Text(verbatim: ValueAxis.text(of: tick)).font(.system(size: 8)).foregroundStyle(.secondary)
                        .position(x: 12, y: y - 6)
                }
            }
        }
    }
}
