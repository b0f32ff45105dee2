import Rendering
import Testing

@Suite struct BitmapTests {
    @Test func aNewBitmapIsTransparent() {
        let bitmap = Bitmap(width: 3, height: 2)
        #expect(bitmap.pixels == [UInt32](repeating: 0, count: 6))
        #expect(Bitmap(width: -1, height: 5).pixels.isEmpty)
    }

    @Test func pixelsMustFitTheSides() {
        #expect(Bitmap(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
        #expect(Bitmap(width: -1, height: -1, pixels: [1]) == nil)
        #expect(Bitmap(width: 2, height: 1, pixels: [1, 2])?[1, 0] == 2)
    }

    @Test func beyondTheEdgesAllIsTransparent() throws {
        let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [7]))
        for (x, y) in [(-1, 0), (0, -1), (1, 0), (0, 1)] { #expect(bitmap[x, y] == 0) }
    }

    @Test func clearingTakesAwayPixelsInTheSameAndInAnotherSize() throws {
        var bitmap = try #require(Bitmap(width: 2, height: 1, pixels: [1, 2]))
        bitmap.clear(width: 2, height: 1)
        #expect(bitmap == Bitmap(width: 2, height: 1))
        bitmap.clear(width: 1, height: 3)
        #expect(bitmap == Bitmap(width: 1, height: 3))
    }
}
