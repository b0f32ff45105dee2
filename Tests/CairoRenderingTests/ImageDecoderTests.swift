import CairoRendering
import Foundation
import Rendering
import Testing

@Suite struct ImageDecoderTests {
    private func png(width: Int = 20, height: Int = 10) throws -> [UInt8] {
        let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0 * 97 % 0xFF_FFFF) }
        return try CairoRenderingTests.png(of: #require(Bitmap(width: width, height: height, pixels: pixels)))
    }

    private func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 255 > 230 && pixel & 255 < 30 }
    private func isBlue(_ pixel: UInt32) -> Bool { pixel & 255 > 230 && pixel >> 16 & 255 < 30 }

    @Test func sizesAreReadFromTheHeadAlone() throws {
        #expect(try ImageDecoder.size(of: Array(png().prefix(24)), file: "a") == PixelSize(width: 20, height: 10))
        #expect(try ImageDecoder.size(of: SampleJPEG.redAndBlue, file: "a") == PixelSize(width: 16, height: 8))
    }

    @Test func jpegIsDecoded() throws {
        let bitmap = try ImageDecoder.decode(SampleJPEG.redAndBlue, file: "a.jpg")
        #expect(isRed(bitmap[2, 4]) && isBlue(bitmap[13, 4]) && bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
        let inks = try ImageDecoder.decode(SampleJPEG.inks, file: "a.jpg")[3, 3]
        #expect(inks >> 16 & 255 > 245 && abs(Int(inks >> 8 & 255) - 128) < 8 && inks & 255 < 10)
    }

    @Test(arguments: [false, true])
    func theCamerasOrientationIsFollowed(_ bigEndian: Bool) throws {
        // Where red lies: left, or right, or above, or below.
        for (orientation, redFirst) in [(1, true), (2, false), (3, false), (4, true), (5, true), (6, true), (7, false), (8, false)]
            as [(UInt8, Bool)]
        {
            let bytes = SampleJPEG.turned(orientation, bigEndian: bigEndian)
            let bitmap = try ImageDecoder.decode(bytes, file: "a.jpg")
            let size = PixelSize(width: bitmap.width, height: bitmap.height)
            #expect(try ImageDecoder.size(of: bytes, file: "a.jpg") == size)
            #expect(size == (orientation < 5 ? PixelSize(width: 16, height: 8) : PixelSize(width: 8, height: 16)))
            let (first, last) = (bitmap[1, 1], bitmap[size.width - 2, size.height - 2])
            #expect(redFirst ? isRed(first) && isBlue(last) : isBlue(first) && isRed(last), "orientation \(orientation)")
        }
    }

    @Test func anOrientationThatIsNoneIsIgnored() throws {
        for orientation in [0, 9, 255] as [UInt8] {
            #expect(try ImageDecoder.decode(SampleJPEG.turned(orientation), file: "").width == 16)
        }
    }

    @Test func whatIsNeitherIsRefused() {
        for bytes in [[], [1, 2, 3], Array("<svg/>".utf8), Array("GIF89a".utf8)] as [[UInt8]] {
            #expect(throws: ImageError.unknownFormat(file: "x.png")) { try ImageDecoder.size(of: bytes, file: "x.png") }
            #expect(throws: ImageError.unknownFormat(file: "x.png")) { try ImageDecoder.decode(bytes, file: "x.png") }
        }
    }

    @Test func filesCutShortAreRefusedWhereverTheyAreCut() throws {
        for whole in [try png(), SampleJPEG.redAndBlue] {
            for length in stride(from: 8, to: whole.count - 16, by: 7) {
                #expect(throws: ImageError.truncated(file: "cut")) { try ImageDecoder.decode(Array(whole.prefix(length)), file: "cut") }
            }
        }
    }

    @Test func damageIsRefusedOrDrawnButNeverHurts() throws {
        for whole in [try png(), SampleJPEG.redAndBlue, SampleJPEG.turned(6)] {
            for index in whole.indices {
                var bytes = whole
                bytes[index] ^= 0xFF
                do {
                    let bitmap = try ImageDecoder.decode(bytes, file: "")
                    #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }

    @Test func tooManyPixelsAreRefusedBeforeTheyAreDecoded() throws {
        var bytes = try png()
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0, 10])
        #expect(try ImageDecoder.size(of: bytes, file: "wide.png") == PixelSize(width: 20_000, height: 10))
        let error = ImageError.tooLarge(file: "wide.png", width: 20_000, height: 10)
        #expect(throws: error) { try ImageDecoder.decode(bytes, file: "wide.png") }
        #expect(throws: error) { try ImageDecoder.decodableSize(of: bytes, file: "wide.png") }
        #expect(error.reason == "20000 × 10 pixels, where 8192 a side and 67108864 in all are the most; make it smaller")
        #expect(error.description == "wide.png: \(error.reason)")
    }

    @Test func aHeadWithoutASizeIsDamaged() throws {
        var bytes = try png()
        bytes.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(throws: ImageError.damaged(file: "x", reason: "no header with a size")) { try ImageDecoder.size(of: bytes, file: "x") }
    }
}
