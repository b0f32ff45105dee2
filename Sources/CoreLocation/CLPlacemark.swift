public import Foundation

/// A place by its names.
///
/// Unchecked, since it may be inherited from: all that it has itself are constants of sendable types.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    public let name: String?
    public let locality: String?
    public let administrativeArea: String?
    public let country: String?
    public let timeZone: TimeZone?

    init(_ place: Place, _ location: CLLocation, _ timeZone: TimeZone) {
        self.location = location
        self.timeZone = timeZone
        let names = place.names
        name = names.first
        locality = names.first
        administrativeArea = names.count > 2 ? names[1] : nil
        country = names.count > 1 ? names.last : nil
        super.init()
    }

    /// None of these is known.
    public var thoroughfare: String? { nil }
    public var subThoroughfare: String? { nil }
    public var subLocality: String? { nil }
    public var subAdministrativeArea: String? { nil }
    public var postalCode: String? { nil }
    public var isoCountryCode: String? { nil }
    public var inlandWater: String? { nil }
    public var ocean: String? { nil }
    public var areasOfInterest: [String]? { nil }
}
