public import Foundation

/// Tells where the user is: at the place that the host's environment sets, for there is no receiver.
///
/// Unchecked: `delegate` and what is set for a receiver are as free of protection as on Apple's platforms, where a manager belongs to the thread
/// that made it; here the delegate is read on the main queue alone, and the rest by nobody.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Told of the user's authorization soon after it is set, as on Apple's platforms.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tellAuthorization() } }
    }

    /// These have no effect.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false

    private let place: Place?

    public override convenience init() { self.init(place: Place.own) }

    init(place: Place?) {
        self.place = place
        super.init()
    }

    /// Allowed where a place is set, denied where none is.
    open var authorizationStatus: CLAuthorizationStatus { place == nil ? .denied : .authorizedWhenInUse }

    /// Whether a place is set.
    open var isAuthorizedForWidgetUpdates: Bool { place != nil }

    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// The place that is set, now.
    open var location: CLLocation? { place?.location(at: Date()) }

    open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
    open class func locationServicesEnabled() -> Bool { true }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func headingAvailable() -> Bool { false }

    /// Asks nobody: the place that is set is the answer, and it is told again.
    open func requestWhenInUseAuthorization() { tellAuthorization() }
    open func requestAlwaysAuthorization() { tellAuthorization() }

    /// Tells the delegate the place once, or that there is none.
    open func requestLocation() { tellLocation() }

    /// The same: the place does not change.
    open func startUpdatingLocation() { tellLocation() }
    open func startMonitoringSignificantLocationChanges() { tellLocation() }
    open func stopUpdatingLocation() {}
    open func stopMonitoringSignificantLocationChanges() {}

    private func tellAuthorization() {
        DispatchQueue.main.async { [self] in
            delegate?.locationManagerDidChangeAuthorization(self)
            delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
        }
    }

    private func tellLocation() {
        DispatchQueue.main.async { [self] in
            guard let location else {
                delegate?.locationManager(self, didFailWithError: CLError(.denied))
                return
            }
            delegate?.locationManager(self, didUpdateLocations: [location])
        }
    }
}
