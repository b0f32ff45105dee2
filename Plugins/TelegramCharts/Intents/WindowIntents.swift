import AppIntents

/// Moves the window of a chart.
struct PanIntent: AppIntent {
    static let title: LocalizedStringResource = "Move the window"
    static let isDiscoverable = false

    @Parameter(title: "Chart") var chart: Int
    /// By how much of its width; less than nothing moves it back.
    @Parameter(title: "Part") var part: Double

    init() {}

    init(chart: Int, part: Double) {
        self.chart = chart
        self.part = part
    }

    func perform() async throws -> some IntentResult {
        ChartStore()[chart].window.pan(by: part)
        return .result()
    }
}

/// Widens the window of a chart, or narrows it.
struct ZoomIntent: AppIntent {
    static let title: LocalizedStringResource = "Zoom"
    static let isDiscoverable = false

    @Parameter(title: "Chart") var chart: Int
    @Parameter(title: "Factor") var factor: Double

    init() {}

    init(chart: Int, factor: Double) {
        self.chart = chart
        self.factor = factor
    }

    func perform() async throws -> some IntentResult {
        ChartStore()[chart].window.zoom(by: factor)
        return .result()
    }
}
