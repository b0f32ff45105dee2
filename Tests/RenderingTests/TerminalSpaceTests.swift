import Foundation
import Rendering
import Testing

@Suite struct TerminalSpaceTests {
    private let medium = CGSize(width: 338, height: 158)

    @Test func aPictureKeepsItsProportions() {
        let place = TerminalSpace(columns: 80, rows: 40, pixelWidth: 800, pixelHeight: 800).placement(of: medium)
        #expect(place.columns == 68 && place.rows == 16)
        #expect(place.scale == 2)
    }

    @Test func aSmallWindowMakesItSmaller() {
        let place = TerminalSpace(columns: 20, rows: 40, pixelWidth: 200, pixelHeight: 800).placement(of: medium)
        #expect(place.columns == 20 && place.rows == 5)
        #expect(abs(place.scale - 200 / 338) < 1e-9)
    }

    @Test func halfBlocksFillTheColumnsButNeverMagnify() {
        #expect(TerminalSpace(columns: 80, rows: 24).halfBlockPlacement(of: medium) == TerminalPlacement(columns: 80, rows: 19, scale: 1))
        #expect(
            TerminalSpace(columns: 500, rows: 300).halfBlockPlacement(of: medium) == TerminalPlacement(columns: 338, rows: 79, scale: 1))
        #expect(TerminalSpace(columns: 300, rows: 10).halfBlockPlacement(of: medium) == TerminalPlacement(columns: 43, rows: 10, scale: 1))
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1)])
    func noSizeStillTakesACell(_ size: CGSize) {
        let place = TerminalSpace(columns: 0, rows: -3).placement(of: size)
        #expect(place.columns == 1 && place.rows == 1)
    }
}
