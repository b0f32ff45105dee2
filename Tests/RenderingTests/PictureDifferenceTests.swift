import Rendering
import TestSupport
import Testing

@Suite struct PictureDifferenceTests {
    private func bitmap(_ pixels: [UInt32]) throws -> Bitmap {
        let bitmap = Bitmap(width: pixels.count, height: 1, pixels: pixels)
        return try #require(bitmap)
    }

    @Test(
        arguments: [
            ([0xFF00_0000, 0xFFFF_FFFF], 0, 0, 0), ([0xFF01_0200, 0xFFFF_FFFF], 0, 1, 2), ([0xFF01_0200, 0xFFFF_FFFF], 2, 0, 2),
            ([0x0000_0000, 0xFFFF_FF00], 2, 2, 255), ([0xFF00_0003, 0xFFFF_FFFC], 2, 2, 3),
        ] as [([UInt32], Int, Int, Int)])
    func pixelsThatDifferByMoreThanMayBe(pixels: [UInt32], tolerance: Int, differing: Int, most: Int) throws {
        let difference = try PictureDifference(bitmap([0xFF00_0000, 0xFFFF_FFFF]), bitmap(pixels), tolerance: tolerance)
        #expect(difference?.pixels == differing && difference?.most == most)
    }

    @Test func picturesOfAnotherSizeCannotBeCompared() {
        #expect(PictureDifference(Bitmap(width: 2, height: 3), Bitmap(width: 3, height: 2)) == nil)
    }
}
