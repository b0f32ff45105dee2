import Drawing
import Testing

@testable import CairoRendering

@Suite struct GradientStopNormalizedTests {
    private let red = RGBA(red: 1, green: 0, blue: 0)
    private let blue = RGBA(red: 0, green: 0, blue: 1)

    @Test func locationsNeverFallAndStayWithinBounds() {
        let stops = [(-1, red), (0.5, blue), (0.2, red), (7, blue), (.nan, red)].map { GradientStop(color: $1, location: $0) }
        #expect(stops.normalized.map(\.location) == [0, 0.5, 0.5, 1, 1])
    }

    @Test func componentsAreBounded() {
        let wild = RGBA(red: 7, green: -1, blue: .nan, alpha: 2)
        #expect([GradientStop(color: wild, location: 0)].normalized.map(\.color) == [red])
    }

    @Test func aClearStopTakesTheColoursOfItsNeighbours() {
        let stops = [(0, red), (0.5, RGBA.clear), (1, blue)].map { GradientStop(color: $1, location: $0) }
        #expect(stops.normalized.map(\.color) == [red, red.opacity(0), blue.opacity(0), blue])
        #expect(stops.normalized.map(\.location) == [0, 0.5, 0.5, 1])
        let ends = [(0, RGBA.clear), (1, blue)].map { GradientStop(color: $1, location: $0) }
        #expect(ends.normalized.map(\.color) == [blue.opacity(0), blue])
    }
}
