/// Values in their order.
struct Samples: Hashable {
    private let sorted: [Double]

    init(_ values: [Double]) { sorted = values.sorted() }

    var count: Int { sorted.count }
    var median: Double { rank(0.5) }

    /// The value below which a share of all values lies, by the nearest rank as in pingpong.c; 0 where there are none.
    func rank(_ share: Double) -> Double {
        guard let last = sorted.last else { return 0 }
        let place = Int(Double(sorted.count) * min(max(share, 0), 1))
        return place < sorted.count ? sorted[place] : last
    }
}
