/// The part of all dates that is seen, as fractions of the whole.
struct ChartWindow: Codable, Equatable, Sendable {
    private(set) var lower: Double
    private(set) var upper: Double

    /// Less is not seen, however far one zooms.
    static let least = 0.05
    static let whole = ChartWindow(0, 1)

    /// Bounds are put in order, and moved into 0...1.
    init(_ lower: Double, _ upper: Double) {
        let (low, high) = (lower.isFinite ? lower : 0, upper.isFinite ? upper : 1)
        let width = max(Self.least, min(1, abs(high - low)))
        self.lower = max(0, min(1 - width, min(low, high)))
        self.upper = self.lower + width
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try values.decode(Double.self, forKey: .lower), try values.decode(Double.self, forKey: .upper))
    }

    var width: Double { upper - lower }

    /// Moves by a part of its width, and stops at the ends.
    mutating func pan(by part: Double) { self = ChartWindow(lower + part * width, upper + part * width) }

    /// Becomes wider by a factor around its middle.
    mutating func zoom(by factor: Double) {
        let (middle, half) = ((lower + upper) / 2, width * max(0, factor) / 2)
        self = half * 2 >= 1 ? .whole : ChartWindow(middle - half, middle + half)
    }
}
