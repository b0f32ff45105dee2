import Foundation

/// The values of a chart's height, chosen for the lines and dates that are seen.
struct ValueAxis: Equatable, Sendable {
    let low: Double
    let high: Double
    /// Round values with a line across the chart, from below.
    let ticks: [Double]

    init(_ set: ChartSet, _ state: ChartState, count: Int = 4) {
        let places = set.places(in: state.window)
        let seen = set.lines(without: state.hidden).flatMap { $0.values[places] }
        self.init(low: seen.min() ?? 0, high: seen.max() ?? 1, count: count)
    }

    init(low: Double, high: Double, count: Int) {
        let span = high > low ? high - low : max(1, abs(high))
        let step = Self.step(span / Double(max(1, count)))
        self.low = (low / step).rounded(.down) * step
        self.high = max((high / step).rounded(.up) * step, self.low + step)
        let steps = Int(min(20, ((self.high - self.low) / step).rounded()))
        let bottom = self.low
        ticks = (0...max(1, steps)).map { bottom + Double($0) * step }
    }

    /// The next number above that is 1, 2 or 5 times a power of ten.
    private static func step(_ rough: Double) -> Double {
        let power = pow(10, floor(log10(rough)))
        let factor = rough / power
        return power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10)
    }

    /// How far up a value lies, 0...1 of the height.
    func part(of value: Double) -> Double { (value - low) / (high - low) }

    /// A value in few letters: 1.2K, 3M.
    static func text(of value: Double) -> String {
        let size = abs(value)
        let (divisor, unit) = size >= 1e6 ? (1e6, "M") : size >= 1e3 ? (1e3, "K") : (1, "")
        let rounded = (value / divisor * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))\(unit)" : "\(rounded)\(unit)"
    }
}
