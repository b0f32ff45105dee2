/// Which marks of a chart are one line or area.
struct SeriesGroups {
    private struct Key: Hashable {
        var kind: ChartMark.Kind
        var series: _Datum?
        var looks: [_Datum?]
    }

    /// The places of the marks of a series, by the place of the first.
    private var groups: [Int: [Int]] = [:]
    /// How many edges the lines and areas have together.
    private(set) var edges = 0

    init(_ marks: [ChartMark]) {
        var firsts: [Key: Int] = [:]
        for (index, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
            let key = Key(kind: mark.kind, series: mark.series, looks: mark.look.look.seriesKey)
            if let first = firsts[key] {
                groups[first]?.append(index)
            } else {
                firsts[key] = index
                groups[index] = [index]
                edges += mark.kind == .area ? 2 : 1
            }
        }
    }

    /// The places of a series' marks; nil but at its first.
    func places(at index: Int) -> [Int]? { groups[index] }
}
