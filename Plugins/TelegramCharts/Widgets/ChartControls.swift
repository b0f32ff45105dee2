import AppIntents
import SwiftUI

/// Check marks for the lines of a chart, and buttons for its window and indicator.
struct ChartControls: View {
    let item: ChartEntry.Item

    var body: some View {
        HStack(spacing: 6) {
            ForEach(item.set.lines) { line in
                Toggle(isOn: !item.state.hidden.contains(line.id), intent: ToggleLineIntent(chart: item.id, line: line.id)) {
                    Text(verbatim: line.name)
                }
                .toggleStyle(CheckMarkStyle(color: line.color.color))
            }
            Spacer(minLength: 0)
            button("chevron.left", PanIntent(chart: item.id, part: -0.5))
            button("chevron.right", PanIntent(chart: item.id, part: 0.5))
            button("plus.magnifyingglass", ZoomIntent(chart: item.id, factor: 0.5))
            button("minus.magnifyingglass", ZoomIntent(chart: item.id, factor: 2))
            button("scope", MoveIndicatorIntent(chart: item.id, part: 0.25))
        }
        .frame(height: 16)
    }

    private func button(_ symbol: String, _ intent: some AppIntent) -> some View {
        Button(intent: intent) { Image(systemName: symbol).font(.system(size: 10, weight: .semibold)).frame(width: 16, height: 16) }
            .buttonStyle(.plain)
            .foregroundStyle(.tint)
    }
}

/// A mark in the line's colour while it is shown.
private struct CheckMarkStyle: ToggleStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 3) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(color)
            configuration.label.foregroundStyle(configuration.isOn ? .primary : .secondary).lineLimit(1)
        }
        .font(.system(size: 9))
    }
}
