import Foundation

/// What a reader has done to a chart.
struct ChartState: Codable, Equatable, Sendable {
    var window = ChartWindow(0.6, 1)
    /// The labels of the lines that are not shown.
    var hidden: Set<String> = []
    /// Where the indicator stands in the window, 0...1; nil hides it.
    var indicator: Double?

    /// Hides a line or shows it again; the last one that is shown stays.
    mutating func toggle(_ line: String, of set: ChartSet) {
        if hidden.remove(line) != nil { return }
        guard set.lines(without: hidden).count > 1 else { return }
        hidden.insert(line)
    }

    /// Moves the indicator by a part of the window; it comes into view in the middle, and goes beyond the edges.
    mutating func moveIndicator(by part: Double) {
        guard let place = indicator else { return indicator = 0.5 }
        let next = place + part
        indicator = next < 0 || next > 1 ? nil : next
    }

    /// The place of the date at which the indicator stands.
    func indicated(in set: ChartSet) -> Int? {
        guard let indicator, set.dates.count > 1 else { return nil }
        let part = window.lower + window.width * max(0, min(1, indicator))
        return Int((part * Double(set.dates.count - 1)).rounded())
    }
}
