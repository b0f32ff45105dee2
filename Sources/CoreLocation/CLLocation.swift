public import Foundation

/// Where somebody was, and when.
public final class CLLocation: NSObject, Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Metres over the sea.
    public let altitude: CLLocationDistance
    /// Metres around the coordinate; negative where nothing is known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres; negative where the altitude is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from north; negative where it is not known.
    public let course: CLLocationDirection
    /// Metres a second; negative where it is not known.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// A place known exactly, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// Metres along the globe, taken as a ball: within half a hundredth of the way.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let radius = 6_371_008.8
        let (here, there) = (coordinate, location.coordinate)
        let rise = (there.latitude - here.latitude).radians
        let turn = (there.longitude - here.longitude).radians
        let chord =
            pow(sin(rise / 2), 2) + cos(here.latitude.radians) * cos(there.latitude.radians) * pow(sin(turn / 2), 2)
        return 2 * radius * asin(min(1, chord.squareRoot()))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLLocation else { return false }
        return coordinate.latitude == other.coordinate.latitude && coordinate.longitude == other.coordinate.longitude
            && altitude == other.altitude && horizontalAccuracy == other.horizontalAccuracy && timestamp == other.timestamp
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(coordinate.latitude)
        hasher.combine(coordinate.longitude)
        hasher.combine(timestamp)
        return hasher.finalize()
    }
}

extension Double {
    fileprivate var radians: Double { self * .pi / 180 }
}
