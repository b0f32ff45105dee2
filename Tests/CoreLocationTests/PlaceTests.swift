import Foundation
import Testing
@testable import CoreLocation

@Suite struct PlaceTests {
    @Test func aPlaceIsReadWithItsNames() throws {
        let place = try #require(Place("50.45, 30.52, Kyiv,, Ukraine"))
        #expect(place.latitude == 50.45 && place.longitude == 30.52 && place.names == ["Kyiv", "Ukraine"])
        #expect(Place("-33.9,18.4")?.names == [])
        let location = place.location(at: Date(timeIntervalSince1970: 7))
        #expect(location.coordinate.latitude == 50.45 && location.timestamp == Date(timeIntervalSince1970: 7))
    }

    @Test(arguments: ["", "50.45", "Kyiv", "91,0", "0,181", "nan,0", "a,b", ",,,"])
    func whatIsNoPlaceIsNone(text: String) {
        #expect(Place(text) == nil)
    }

    @Test func distancesFollowTheGlobe() {
        let (berlin, paris) = (CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.8566, longitude: 2.3522))
        #expect(abs(berlin.distance(from: paris) - 877_500) < 4_000)
        #expect(berlin.distance(from: berlin) == 0)
        let (north, south) = (CLLocation(latitude: 90, longitude: 0), CLLocation(latitude: -90, longitude: 77))
        #expect(abs(north.distance(from: south) - .pi * 6_371_008.8) < 1)
    }

    @Test func placesAreEqualByWhatTheySay() {
        let date = Date(timeIntervalSince1970: 1)
        let here = Place("1,2")?.location(at: date)
        #expect(here == Place("1,2")?.location(at: date) && here != Place("1,3")?.location(at: date))
        #expect(here?.hash == Place("1,2")?.location(at: date).hash)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }
}
