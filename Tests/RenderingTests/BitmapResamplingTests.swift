import Rendering
import Testing

@Suite struct BitmapResamplingTests {
    private static let white: UInt32 = 0xFFFF_FFFF
    private static let black: UInt32 = 0xFF00_0000

    @Test func theMeanOfAllThatAPixelCovers() throws {
        let bitmap = try #require(Bitmap(width: 4, height: 1, pixels: [Self.white, Self.black, Self.black, Self.black]))
        #expect(bitmap.resampled(width: 2, height: 1, .average).pixels == [0xFF80_8080, Self.black])
    }

    @Test func pixelsThatAreCoveredInPartCountInPart() throws {
        let bitmap = try #require(Bitmap(width: 3, height: 1, pixels: [Self.white, Self.black, Self.white]))
        #expect(bitmap.resampled(width: 2, height: 1, .average).pixels == [0xFFAA_AAAA, 0xFFAA_AAAA])
    }

    @Test(arguments: [Bitmap.Resampling.average, .sharp], [(1, 1), (3, 7), (40, 2)])
    func aPlainColourStaysWhatItIs(_ resampling: Bitmap.Resampling, _ size: (Int, Int)) throws {
        let colour: UInt32 = 0x8040_2010
        let bitmap = try #require(Bitmap(width: 9, height: 5, pixels: [UInt32](repeating: colour, count: 45)))
        let result = bitmap.resampled(width: size.0, height: size.1, resampling)
        #expect(result.pixels == [UInt32](repeating: colour, count: size.0 * size.1))
    }

    @Test func anEdgeStaysSharp() throws {
        let row = (0..<64).map { $0 < 32 ? Self.black : Self.white }
        let bitmap = try #require(Bitmap(width: 64, height: 1, pixels: row))
        let small = bitmap.resampled(width: 16, height: 1, .sharp)
        #expect(small.pixels[..<7].allSatisfy { $0 == Self.black } && small.pixels[9...].allSatisfy { $0 == Self.white })
    }

    @Test func aSharpFilterNeverGivesAColourStrongerThanAlpha() throws {
        let row: [UInt32] = (0..<32).map { $0 % 3 == 0 ? 0x80FF_FF00 & 0x8080_8000 : 0 }
        let small = try #require(Bitmap(width: 32, height: 1, pixels: row)).resampled(width: 13, height: 1, .sharp)
        for pixel in small.pixels {
            let alpha = pixel >> 24
            #expect(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha)
        }
    }

    @Test func noPixelsAskedForOrThereGiveNone() {
        #expect(Bitmap(width: 4, height: 4).resampled(width: 0, height: 3, .average).pixels.isEmpty)
        #expect(Bitmap(width: 0, height: 0).resampled(width: 2, height: 2, .sharp) == Bitmap(width: 2, height: 2))
    }
}
