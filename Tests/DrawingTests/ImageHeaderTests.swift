import Drawing
import Testing

@Suite struct ImageHeaderTests {
    /// The head of a PNG of 300 by 2 pixels.
    private static let png: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 2]

    /// A JPEG up to its size of 16 by 8 pixels, a comment before it; turned as Exif numbers it.
    private static func jpeg(turned orientation: UInt8 = 1) -> [UInt8] {
        let tag: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let exif = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8] + tag + [0, 0, 0, 0]
        let length = UInt8(exif.count + 2)
        return [0xFF, 0xD8, 0xFF, 0xE1, 0, length] + exif + [0xFF, 0xFF, 0xFE, 0, 4, 1, 2] + [
            0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0, 0,
        ]
    }

    @Test func theSizeStandsInTheHead() throws {
        let png = try ImageHeader(Self.png)
        #expect(png.format == .png && png.width == 300 && png.height == 2 && png.shownWidth == 300)
        let jpeg = try ImageHeader(Self.jpeg())
        #expect(jpeg.format == .jpeg && jpeg.width == 16 && jpeg.height == 8)
    }

    @Test(arguments: 1...8)
    func aTurnedPictureSwapsItsSides(orientation: UInt8) throws {
        let header = try ImageHeader(Self.jpeg(turned: orientation))
        #expect(header.orientation.rawValue == Int(orientation))
        #expect([header.shownWidth, header.shownHeight] == (orientation < 5 ? [16, 8] : [8, 16]))
    }

    @Test func whatIsNoPictureIsRefused() {
        #expect(throws: ImageHeader.Fault.unknownFormat) { try ImageHeader([]) }
        #expect(throws: ImageHeader.Fault.unknownFormat) { try ImageHeader(Array("GIF89a".utf8)) }
        #expect(throws: ImageHeader.Fault.damaged(reason: "no header with a size")) {
            try ImageHeader(Self.png.dropLast(8) + [0, 0, 0, 0, 0, 0, 0, 2])
        }
        for length in 8..<24 { #expect(throws: ImageHeader.Fault.truncated) { try ImageHeader(Array(Self.png.prefix(length))) } }
        for length in 3..<Self.jpeg().count - 4 { #expect(throws: (any Error).self) { try ImageHeader(Array(Self.jpeg().prefix(length))) } }
    }
}
