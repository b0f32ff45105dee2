import AppIntents
import WidgetKit

/// Charts change when somebody acts on them, not with time.
struct ChartProvider: TimelineProvider {
    func placeholder(in context: Context) -> ChartEntry { ChartEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (ChartEntry) -> Void) { completion(ChartEntry(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ChartEntry>) -> Void) {
        completion(Timeline(entries: [ChartEntry(date: .now)], policy: .never))
    }
}

/// The same for one chart, which the reader chooses.
struct ChosenChartProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ChartEntry { ChartEntry(date: .now) }

    func snapshot(for configuration: ChooseChartIntent, in context: Context) async -> ChartEntry {
        ChartEntry(date: .now, chosen: configuration.chart.index)
    }

    func timeline(for configuration: ChooseChartIntent, in context: Context) async -> Timeline<ChartEntry> {
        Timeline(entries: [ChartEntry(date: .now, chosen: configuration.chart.index)], policy: .never)
    }
}

/// Says which chart a widget shows.
struct ChooseChartIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a chart"

    @Parameter(title: "Chart", default: .followers) var chart: ChartChoice
}

/// The charts of the file, in its order.
enum ChartChoice: String, AppEnum {
    case members, followers, views, devices, sources

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chart"
    static let caseDisplayRepresentations: [ChartChoice: DisplayRepresentation] = [
        .members: "Members", .followers: "Followers", .views: "Views", .devices: "Devices", .sources: "Sources",
    ]

    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var title: String { rawValue.capitalized }

    /// The title of a chart of the file.
    static func title(of index: Int) -> String { allCases.indices.contains(index) ? allCases[index].title : "Chart \(index + 1)" }
}
