import Foundation
import Synchronization
import Testing
@testable import CoreLocation

@Suite struct CLLocationManagerTests {
    /// Gathers what it is told until the line that a test waits for.
    private final class Listener: CLLocationManagerDelegate, Sendable {
        private let lines = AsyncStream<String>.makeStream()

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            lines.continuation.yield("at \(locations.map(\.coordinate.latitude))")
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            lines.continuation.yield("failed \((error as? CLError)?.code == .denied)")
        }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            lines.continuation.yield("may \(manager.authorizationStatus)")
        }

        func next(_ count: Int) async -> [String] {
            var told: [String] = []
            for await line in lines.stream {
                told.append(line)
                if told.count == count { break }
            }
            return told
        }
    }

    @Test func theDelegateIsToldThePlaceThatIsSet() async {
        let (manager, listener) = (CLLocationManager(place: Place("50.45,30.52")), Listener())
        manager.delegate = listener
        manager.requestLocation()
        #expect(await listener.next(2) == ["may authorizedWhenInUse", "at [50.45]"])
        #expect(manager.isAuthorizedForWidgetUpdates && manager.location?.coordinate.longitude == 30.52)
    }

    @Test func withoutAPlaceWidgetsMayNotKnowIt() async {
        let (manager, listener) = (CLLocationManager(place: nil), Listener())
        manager.delegate = listener
        manager.startUpdatingLocation()
        #expect(await listener.next(2) == ["may denied", "failed true"])
        #expect(!manager.isAuthorizedForWidgetUpdates && manager.location == nil && manager.authorizationStatus == .denied)
        #expect(CLError(.denied).localizedDescription.contains("WIDGETHOST_LOCATION"))
    }

    @Test func aDelegateThatIsGoneIsForgotten() {
        let manager = CLLocationManager(place: nil)
        var listener: Listener? = Listener()
        manager.delegate = listener
        let isThere = manager.delegate === listener
        listener = nil
        #expect(isThere && manager.delegate == nil)
    }

    @Test func anyThreadMaySetAndRead() {
        let manager = CLLocationManager(place: Place("50.45,30.52"))
        let listeners = [Listener(), Listener()]
        DispatchQueue.concurrentPerform(iterations: 1_000) { index in
            manager.delegate = listeners[index % 2]
            manager.distanceFilter = Double(index)
        }
        #expect(listeners.contains { $0 === manager.delegate })
        #expect((0..<1_000).contains(manager.distanceFilter))
    }

    @Test func onlyThePlaceThatIsSetHasANameAndItsNamesAPlace() async throws {
        let geocoder = CLGeocoder(place: Place("50.45,30.52,Kyiv,Oblast,Ukraine"))
        let near = try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 50.5, longitude: 30.5)).first
        #expect(near?.locality == "Kyiv" && near?.administrativeArea == "Oblast" && near?.country == "Ukraine")
        #expect(near?.location?.coordinate.latitude == 50.5)
        let found = try await geocoder.geocodeAddressString("kyiv, Khreshchatyk 1").first
        #expect(found?.location?.coordinate.latitude == 50.45)
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
        }
        var told: CLError?
        CLGeocoder(place: nil).geocodeAddressString("Kyiv") { told = $0 == nil ? $1 as? CLError : nil }
        #expect(told?.code == .geocodeFoundNoResult)
    }
}
