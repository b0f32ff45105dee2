import Foundation

/// Where the user says they are.
struct Place: Hashable, Sendable {
    let latitude: CLLocationDegrees
    let longitude: CLLocationDegrees
    /// What it is called, from the narrowest name to the widest: town, region, country.
    let names: [String]

    /// The variable of the host's environment in which it stands: latitude, longitude, and what names it has, with commas between.
    static let variable = "WIDGETHOST_LOCATION"

    /// The place of this process; nil when none is set, or what is set is none.
    static let own = Place(ProcessInfo.processInfo.environment[variable] ?? "")

    init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count >= 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
        guard CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        names = parts.dropFirst(2).filter { !$0.isEmpty }
    }

    /// Half a kilometre around it, as a town's name is known.
    func location(at date: Date) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 500,
            verticalAccuracy: -1, timestamp: date)
    }
}
