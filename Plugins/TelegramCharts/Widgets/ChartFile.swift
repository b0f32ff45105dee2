import Foundation

/// The file of charts in the bundle.
enum ChartFile {
    static func sets() throws(ChartSetError) -> [ChartSet] {
        guard let url = Bundle.main.url(forResource: "charts", withExtension: "json"), let data = try? Data(contentsOf: url) else {
            throw .missing("charts.json")
        }
        return try ChartSet.sets(of: data)
    }
}
