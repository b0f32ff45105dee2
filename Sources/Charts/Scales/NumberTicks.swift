import Foundation

/// Round numbers for an axis.
package enum NumberTicks {
    /// No axis has more, whatever is asked for.
    package static let limit = 500

    /// The distance between round numbers so that about `count` of them lie in a span; 1, 2 or 5 times a power of ten.
    package static func step(span: Double, count: Int) -> Double {
        guard span > 0, span.isFinite else { return 1 }
        let rough = span / Double(max(1, count))
        let power = pow(10, floor(log10(rough)))
        guard power > 0, power.isFinite else { return span }
        let factor = rough / power
        return power * (factor > 7.0711 ? 10 : factor > 3.1623 ? 5 : factor > 1.4143 ? 2 : 1)
    }

    /// The multiples of a step within bounds; none where there are too many to be told apart.
    package static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
        guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
        // A bound that misses a multiple by the last bits of a number means it.
        let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
        guard last - first < Double(limit), last >= first else { return [] }
        return (0...Int(last - first)).map { index in
            let value = (first + Double(index)) * step
            return step < 1 ? (value * (1 / step)).rounded() / (1 / step) : value
        }
    }

    /// Bounds moved outwards to multiples of a step.
    package static func rounded(_ low: Double, _ high: Double, to step: Double, lower: Bool = true, upper: Bool = true) -> (Double, Double)
    {
        guard step > 0, step.isFinite else { return (low, high) }
        let (bottom, top) = ((low / step + 1e-9).rounded(.down) * step, (high / step - 1e-9).rounded(.up) * step)
        return (lower && bottom.isFinite ? bottom : low, upper && top.isFinite ? top : high)
    }

    /// Powers of ten within bounds, or round numbers where there is none or one.
    package static func powers(from low: Double, to high: Double, count: Int) -> [Double] {
        guard low > 0, high > low, high.isFinite else { return [] }
        let exponents = multiples(of: 1, from: log10(low), to: log10(high))
        guard exponents.count > 1 else { return multiples(of: step(span: high - low, count: count), from: low, to: high) }
        let stride = max(1, (exponents.count + count - 1) / max(1, count))
        return exponents.enumerated().filter { $0.offset % stride == 0 }.map { pow(10, $0.element) }
    }
}
