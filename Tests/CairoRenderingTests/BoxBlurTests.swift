import Foundation
import Testing

@testable import CairoRendering

@Suite struct BoxBlurTests {
    @Test(arguments: [0.8, 1, 2, 3.5, 10, 40] as [CGFloat])
    func theSpreadIsTheOneAskedFor(_ sigma: CGFloat) {
        let radii = BoxBlur(sigma: sigma).radii
        let variance = radii.reduce(0.0) { $0 + (pow(Double(2 * $1 + 1), 2) - 1) / 12 }
        #expect(abs(variance.squareRoot() - sigma) < 0.35)
    }

    @Test(arguments: [0, -1, CGFloat.nan, -CGFloat.infinity])
    func noneIsNone(_ sigma: CGFloat) { #expect(BoxBlur(sigma: sigma).margin == 0) }

    @Test func theLargestIsBounded() { #expect(BoxBlur(sigma: CGFloat.infinity).radii == BoxBlur(sigma: 256).radii) }

    /// Blurs a square of 200 in the middle and gives the byte of each pixel that `shift` selects.
    private func blurred<Pixel: FixedWidthInteger & UnsignedInteger & Sendable>(_ colour: Pixel, shift: Pixel) -> [[UInt8]] {
        var plane = PixelPlane<Pixel>(width: 60, height: 60)
        for y in 20..<40 { for x in 20..<40 { plane.pixels[y * 60 + x] = colour } }
        BoxBlur(sigma: 2).apply(to: &plane)
        return (0..<60).map { y in (0..<60).map { UInt8(truncatingIfNeeded: plane.pixels[y * 60 + $0] >> shift) } }
    }

    @Test func aPlainMiddleStaysAndEdgesFallEvenly() {
        let rows = blurred(200 as UInt8, shift: 0)
        #expect(rows[30][30] == 200)
        for step in 0..<60 { #expect(rows[30][step] == rows[30][59 - step] && rows[30][step] == rows[step][30]) }
        let edge = Array(rows[30][10..<30])
        #expect(edge == edge.sorted() && edge.first == 0)
    }

    @Test func theFourBytesOfAColourAreBlurredAlike() {
        let alone = blurred(200 as UInt8, shift: 0)
        for shift in [0, 8, 16, 24] as [UInt32] { #expect(blurred(0xC8C8_C8C8 as UInt32, shift: shift) == alone) }
    }

    @Test func aBlurWiderThanThePlaneIsBorne() {
        var plane = PixelPlane<UInt8>(width: 3, height: 2)
        plane.pixels = [255, 255, 255, 255, 255, 255]
        BoxBlur(sigma: 20).apply(to: &plane)
        #expect(plane.pixels.allSatisfy { $0 < 30 })
        var empty = PixelPlane<UInt32>(width: 0, height: 0)
        BoxBlur(sigma: 20).apply(to: &empty)
        #expect(empty.pixels.isEmpty)
    }
}
