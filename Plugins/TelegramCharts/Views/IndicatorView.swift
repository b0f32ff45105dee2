import SwiftUI

/// An upright line at a date, with the values of that date beside it.
struct IndicatorView: View {
    let set: ChartSet
    let state: ChartState
    let axis: ValueAxis
    @Environment(\.locale) private var locale

    var body: some View {
        GeometryReader { room in
            if let place = state.indicated(in: set) {
                let geometry = ChartGeometry(set: set, window: state.window, axis: axis, size: room.size)
                let x = geometry.x(place)
                Path { path in
                    path.move(to: CGPoint(x: x, y: 0))
                    path.addLine(to: CGPoint(x: x, y: room.size.height))
                }
                .stroke(.primary.opacity(0.3), lineWidth: 0.5)
                ForEach(set.lines(without: state.hidden)) { line in
                    Circle().fill(.background).overlay(Circle().stroke(line.color.color, lineWidth: 1.5))
                        .frame(width: 6, height: 6)
                        .position(x: x, y: geometry.y(line.values[place]))
                }
                values(at: place).fixedSize().position(x: x < room.size.width / 2 ? x + 48 : x - 48, y: 16)
            }
        }
    }

    private func values(at place: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: DateTicker.text(of: set.dates[place], locale)).font(.system(size: 8, weight: .semibold))
            HStack(spacing: 4) {
                ForEach(set.lines(without: state.hidden)) { line in
                    Text(verbatim: ValueAxis.text(of: line.values[place])).font(.system(size: 9, weight: .bold))
                        .foregroundStyle(line.color.color)
                }
            }
        }
        .padding(.horizontal, 5)
        .padding(.vertical, 2)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 5))
    }
}
