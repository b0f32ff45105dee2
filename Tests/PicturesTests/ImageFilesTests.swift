import CIsal
import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Pictures
import Rendering
import Testing

/// Pictures within lists: sent once, and dangerous to nobody.
@Suite struct ImageFilesTests {
    private let key = ImageKey(digest: [UInt8](repeating: 7, count: 32))

    private func red() throws -> [UInt8] {
        var writer = PNGWriter()
        let bitmap = try #require(Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xFFFF_0000, count: 16)))
        let bytes = writer.bytes(of: bitmap)
        return try #require(bytes)
    }

    @Test func aPictureCrossesOnce() throws {
        let run = try PictureRun()
        run.files.files[key] = ImageFile(bytes: try red())
        let made = try #require(try run.picture(Lists.picture([key])).made)
        let bitmap = try ImageDecoder.decode(made.bytes, file: "made")
        #expect(bitmap.pixels == [UInt32](repeating: 0xFFFF_0000, count: 400) && made.warnings.isEmpty)
        _ = try run.picture(Lists.picture([key]), scale: 3)
        #expect(run.files.asked == 1)
    }

    @Test func aMissingPictureIsLeftOutAndSaid() throws {
        let run = try PictureRun()
        let made = try #require(try run.picture(Lists.picture([key])).made)
        #expect(made.warnings == ["picture \(String(repeating: "07", count: 32)) is missing"])
        #expect(try ImageDecoder.decode(made.bytes, file: "made").pixels.allSatisfy { $0 == 0 })
    }

    @Test func pictureBombsAreLeftOutAndSaidOnce() throws {
        let run = try PictureRun()
        let bombs: [(file: [UInt8], words: String)] = [
            (Bomb.png(width: 20_000, height: 20_000, rows: 0), "20000 × 20000 pixels"),
            (Bomb.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, rows: 0), "in all are the most; make it smaller"),
            (Bomb.png(width: 8_192, height: 8_192, rows: 1), "the file ends before"),
            (Array(try red().dropLast(30)), "the file ends before the picture does; export it again"),
            (Bomb.jpeg, "; export it again"), (Array("neither".utf8), "neither a PNG"), ([], "neither a PNG"),
        ]
        for (index, bomb) in bombs.enumerated() {
            let key = ImageKey(digest: [UInt8](repeating: UInt8(index), count: 32))
            run.files.files[key] = ImageFile(bytes: bomb.file)
            let made = try #require(try run.picture(Lists.picture([key])).made)
            #expect(made.warnings.isEmpty)
            #expect(run.files.broken[key]?.contains(bomb.words) == true, "\(index): \(run.files.broken)")
            _ = try run.picture(Lists.picture([key, key]), scale: 2)
        }
        #expect(run.files.told == bombs.count)
        #expect(run.service.counts.starts == 1)
    }

    @Test func aFileThatUnpacksToAQuarterGigabyteHurtsNobody() throws {
        let run = try PictureRun()
        let bomb = Bomb.png(width: 8_192, height: 8_192, rows: 8_192)
        #expect(bomb.count < 2 << 20)
        run.files.files[key] = ImageFile(bytes: bomb)
        let answer = try run.picture(Lists.picture([key]))
        #expect(answer.made != nil || answer.failure?.description.contains("twice") == true, "\(answer)")
        #expect(try run.picture(Lists.square()).made != nil)
    }

    @Test func morePicturesThanThereIsRoomForAreDrawnInPart() throws {
        let run = try PictureRun()
        let keys = (0..<6).map { ImageKey(digest: [UInt8](repeating: UInt8($0), count: 32)) }
        let padded = try red() + [UInt8](repeating: 0, count: 16 << 20)
        for key in keys { run.files.files[key] = ImageFile(bytes: padded) }
        let made = try #require(try run.picture(Lists.picture(keys)).made)
        #expect(made.warnings.count == 3)
        #expect(run.files.asked == 6)
    }

    @Test func aFileThatIsTooLongIsNotSent() throws {
        let run = try PictureRun()
        run.files.files[key] = ImageFile(bytes: [UInt8](repeating: 0, count: ImageFile.limit + 1))
        #expect(try run.picture(Lists.picture([key])).made?.warnings.count == 1)
    }
}

/// Small files that promise, or hold, far more than they should.
enum Bomb {
    /// A PNG with a header of that size and so many rows of zeros.
    static func png(width: Int, height: Int, rows: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0])
            + (rows == 0 ? [] : chunk("IDAT", zeros((4 * width + 1) * rows)))
            + (rows < height ? [] : chunk("IEND", []))
    }

    /// The beginning of a JPEG of 16 × 8 pixels.
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2]

    /// A zlib stream of zeros: one, then runs of 258 that repeat it, 13 bits each.
    private static func zeros(_ count: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.append(0b011, count: 3)  // last block, fixed codes
        bits.append(0b0000_1100, count: 8)  // literal 0
        let runs = (count - 1) / 258
        for _ in 0..<runs { bits.append(0b10_100011, count: 8); bits.append(0, count: 5) }
        for _ in 0..<(count - 1 - runs * 258) { bits.append(0b0000_1100, count: 8) }
        bits.append(0, count: 7)
        let adler = UInt32(count % 65_521) << 16 | 1
        return [0x78, 0x01] + bits.finished + big(Int(adler))
    }

    private static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(kind.utf8) + body
        return big(body.count) + named + big(Int(crc32_gzip_refl(0, named, UInt64(named.count))))
    }

    private static func big(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}

/// Bits as deflate packs them, lowest first.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var count = 0

    mutating func append(_ value: UInt32, count: Int) {
        pending |= value << self.count
        self.count += count
        while self.count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            self.count -= 8
        }
    }

    var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes }
}
