import Foundation

/// The colour of the tide at noon, as it stands in a file beside the widget.
struct Tide: Decodable {
    let red: Double
    let green: Double
    let blue: Double

    static func stored() throws -> Tide {
        guard let url = Bundle.main.url(forResource: "tides", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode(Tide.self, from: Data(contentsOf: url))
    }
}
