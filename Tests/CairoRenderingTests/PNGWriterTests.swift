import CairoRendering
import Foundation
import Rendering
import Testing

@Suite struct PNGWriterTests {
    private func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
        let pixels = (0..<width * height).map { index -> UInt32 in
            let alpha = UInt32(index % 3 == 0 ? 255 : index * 7 % 256)
            return alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
        }
        return try #require(Bitmap(width: width, height: height, pixels: pixels))
    }

    /// Kind and body of each chunk.
    private func chunks(_ bytes: [UInt8]) -> [(kind: String, body: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var rest = bytes.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            chunks.append((String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), [UInt8](rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    @Test(arguments: [(1, 1), (7, 3), (8, 8), (33, 17), (640, 5), (3, 400)])
    func whatIsWrittenIsRead(_ width: Int, _ height: Int) throws {
        let bitmap = try bitmap(width, height)
        let read = try ImageDecoder.decode(png(of: bitmap), file: "")
        #expect(read.width == width && read.height == height)
        for (before, after) in zip(bitmap.pixels, read.pixels) {
            for shift in [0, 8, 16, 24] as [UInt32] { #expect(abs(Int(before >> shift & 255) - Int(after >> shift & 255)) <= 1) }
        }
    }

    @Test func opaqueColoursAreExact() throws {
        let bitmap = try #require(Bitmap(width: 9, height: 1, pixels: (0..<9).map { 0xFF00_0000 | 0x1D_3B57 &* $0 & 0xFF_FFFF }))
        #expect(try ImageDecoder.decode(png(of: bitmap), file: "") == bitmap)
    }

    @Test func theFileNamesSizeAndDensity() throws {
        let chunks = chunks(try png(of: bitmap(3, 2), scale: 2))
        #expect(chunks.map(\.kind) == ["IHDR", "pHYs", "IDAT", "IEND"])
        #expect(chunks[0].body == [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
        #expect(chunks[1].body == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1], "144 pixels an inch")
    }

    @Test func aDensityThatIsNoneIsLeftOut() throws {
        for scale in [0, -1, Double.nan, .infinity, 1e12] {
            #expect(chunks(try png(of: bitmap(1, 1), scale: scale)).map(\.kind) == ["IHDR", "IDAT", "IEND"])
        }
    }

    @Test func noPixelsGiveNoFile() {
        var writer = PNGWriter()
        for bitmap in [Bitmap(width: 0, height: 0), Bitmap(width: 5, height: 0), Bitmap(width: 16_385, height: 1)] {
            let bytes = writer.bytes(of: bitmap)
            #expect(bytes == nil)
        }
    }

    @Test func whatDoesNotPackStillFits() throws {
        var state: UInt32 = 1
        let noise = (0..<300 * 300).map { _ -> UInt32 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return 0xFF00_0000 | state >> 8
        }
        let bitmap = try #require(Bitmap(width: 300, height: 300, pixels: noise))
        #expect(try ImageDecoder.decode(png(of: bitmap), file: "") == bitmap)
    }

    @Test func aWriterForgetsThePictureBefore() throws {
        var used = PNGWriter()
        _ = used.bytes(of: try bitmap(200, 200))
        let again = used.bytes(of: try bitmap(20, 20))
        #expect(again == (try png(of: bitmap(20, 20))))
    }
}
