/// The weather of a city, as the server tells it.
struct Forecast: Codable, Hashable, Sendable {
    let city: String
    /// In degrees Celsius, as all of them.
    let temperature: Double
    let high: Double
    let low: Double
    let condition: Condition

    enum Condition: String, Codable, Sendable {
        case sun, cloud, rain, snow

        var symbol: String {
            switch self {
            case .sun: "sun.max.fill"
            case .cloud: "cloud.fill"
            case .rain: "cloud.rain.fill"
            case .snow: "snowflake"
            }
        }
    }

    static let sample = Forecast(city: "Kyiv", temperature: 21, high: 24, low: 12, condition: .sun)
}
