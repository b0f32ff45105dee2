public import Foundation

/// Tells where the user is: at the place that the host's environment sets, for there is no receiver.
///
/// Unchecked, since a class that authors inherit from is never checked: all that it keeps is constant or behind a lock.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Told of the user's authorization soon after it is set, as on Apple's platforms.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        get { listener.delegate }
        set {
            listener = Listener(delegate: newValue)
            if newValue != nil { tellAuthorization() }
        }
    }

    /// Unchecked: only the reference is handed about; what is behind it is called on the main queue alone.
    private struct Listener: @unchecked Sendable {
        weak var delegate: (any CLLocationManagerDelegate)?
    }

    @Locked private var listener = Listener()

    /// These have no effect.
    @Locked open var desiredAccuracy = kCLLocationAccuracyBest
    @Locked open var distanceFilter = kCLDistanceFilterNone
    @Locked open var activityType = CLActivityType.other
    @Locked open var pausesLocationUpdatesAutomatically = true
    @Locked open var allowsBackgroundLocationUpdates = false
    @Locked open var showsBackgroundLocationIndicator = false

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
