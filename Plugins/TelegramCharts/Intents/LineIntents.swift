import AppIntents

/// Hides a line of a chart, or shows it again.
struct ToggleLineIntent: AppIntent {
    static let title: LocalizedStringResource = "Show or hide a line"
    static let isDiscoverable = false

    @Parameter(title: "Chart") var chart: Int
    @Parameter(title: "Line") var line: String

    init() {}

    init(chart: Int, line: String) {
        self.chart = chart
        self.line = line
    }

    func perform() async throws -> some IntentResult {
        let sets = try ChartFile.sets()
        if sets.indices.contains(chart) { ChartStore()[chart].toggle(line, of: sets[chart]) }
        return .result()
    }
}

/// Moves the indicator of a chart; beyond the window's edges it goes.
struct MoveIndicatorIntent: AppIntent {
    static let title: LocalizedStringResource = "Move the indicator"
    static let isDiscoverable = false

    @Parameter(title: "Chart") var chart: Int
    @Parameter(title: "Part") var part: Double

    init() {}

    init(chart: Int, part: Double) {
        self.chart = chart
        self.part = part
    }

    func perform() async throws -> some IntentResult {
        ChartStore()[chart].moveIndicator(by: part)
        return .result()
    }
}

/// Lays a card on top of the others.
struct BringForwardIntent: AppIntent {
    static let title: LocalizedStringResource = "Bring a chart forward"
    static let isDiscoverable = false

    @Parameter(title: "Chart") var chart: Int

    init() {}
    init(chart: Int) { self.chart = chart }

    func perform() async throws -> some IntentResult {
        let store = ChartStore()
        var order = store.order.fitted(to: try ChartFile.sets().count)
        order.bringForward(chart)
        store.order = order
        return .result()
    }
}
