public import Foundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Names places. Only the place of the host's environment has names here: no service is asked.
///
/// Unchecked, since it may be inherited from: all that it has itself is one constant of a sendable type.
open class CLGeocoder: NSObject, @unchecked Sendable {
    private let place: Place?
    /// Metres around the place within which its names are given.
    private static let reach = 30_000.0

    public override convenience init() { self.init(place: Place.own) }

    init(place: Place?) {
        self.place = place
        super.init()
    }

    /// Always false: answers come at once.
    open var isGeocoding: Bool { false }
    open func cancelGeocode() {}

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        answer(placemarks(at: location), completionHandler)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(placemarks(at: location), completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try placemarks(at: location).get() }

    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try placemarks(at: location).get()
    }

    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        answer(placemarks(named: addressString), completionHandler)
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { try placemarks(named: addressString).get() }

    func placemarks(at location: CLLocation) -> Result<[CLPlacemark], CLError> {
        guard let place, !place.names.isEmpty, place.location(at: location.timestamp).distance(from: location) <= Self.reach else {
            return .failure(CLError(.geocodeFoundNoResult))
        }
        return .success([CLPlacemark(place, location, .current)])
    }

    func placemarks(named address: String) -> Result<[CLPlacemark], CLError> {
        guard let place, place.names.contains(where: { address.localizedCaseInsensitiveContains($0) }) else {
            return .failure(CLError(.geocodeFoundNoResult))
        }
        return .success([CLPlacemark(place, place.location(at: Date()), .current)])
    }

    private func answer(_ result: Result<[CLPlacemark], CLError>, _ handler: CLGeocodeCompletionHandler) {
        switch result {
        case .success(let placemarks): handler(placemarks, nil)
        case .failure(let error): handler(nil, error)
        }
    }
}
