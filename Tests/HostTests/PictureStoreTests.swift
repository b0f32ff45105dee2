import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Rendering
import Testing
@testable import widgethost

@Suite struct PictureStoreTests {
    private let folder: TestFolder
    private let store = PictureStore()

    init() throws { folder = try TestFolder() }

    private func png(_ width: Int) -> [UInt8] {
        var writer = PNGWriter()
        return writer.bytes(of: Bitmap(width: width, height: 1)) ?? []
    }

    /// Puts a picture of so many pixels, or other bytes, into the store.
    private func insert(_ width: Int, scale: Double = 1, _ change: ([UInt8]) -> [UInt8] = { $0 }) throws -> ImageKey {
        let path = folder.path("\(width).png")
        try Data(change(png(width))).write(to: URL(filePath: path))
        let file = try PictureFile(reading: path)
        store.insert(file, from: PictureStore.Source(path: path, scale: scale, title: "Ladder: the picture \"\(width)\""))
        return file.key
    }

    @Test func theHeadOfAFileIsEnough() throws {
        let key = try insert(5) { Array($0.prefix(40)) }
        #expect(store.file(key)?.bytes.count == 40)
        let path = folder.path("none.png")
        #expect(throws: PictureFile.Fault.unreadable(path: path)) { try PictureFile(reading: path) }
    }

    @Test func whatIsNoFileIsNotWaitedFor() throws {
        let path = folder.path("pipe.png")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: PictureFile.Fault.notAFile(path: path)) { try PictureFile(reading: path) }
    }

    @Test func aFileIsTooLargeBeforeItIsRead() throws {
        let path = folder.path("large.png")
        let size = PictureFile.limit + 1
        try #require(FileManager.default.createFile(atPath: path, contents: Data()) && truncate(path, size) == 0)
        #expect(throws: PictureFile.Fault.tooLarge(path: path, bytes: size)) { try PictureFile(reading: path) }
    }

    @Test func aFileIsGivenOnlyAsItWasHashed() throws {
        let key = try insert(3, scale: 2)
        // What was just read, then what lies there.
        for _ in 0..<2 { #expect(store.file(key) == ImageFile(bytes: png(3), scale: 2)) }
        try Data([4]).write(to: URL(filePath: folder.path("3.png")))
        #expect(store.file(key) == nil)
        #expect(store.file(ImageKey(digest: [9])) == nil)
    }

    @Test func whatABundleHandedOverNeedsNoFile() throws {
        let file = try PictureFile(png(4), named: "made of bytes")
        store.insert(given: file, scale: 2, title: "Ladder: a picture made of bytes")
        for _ in 0..<2 { #expect(store.file(file.key) == ImageFile(bytes: png(4), scale: 2)) }
        #expect(store.words(for: file.key, brokenBecause: "cut") == "Ladder: a picture made of bytes is left out: cut")
        // Newer ones take the room of the oldest; the newest stays, however large it is.
        let large = try PictureFile(png(5) + Array(repeating: 0, count: 40 << 20), named: "made of bytes")
        store.insert(given: large, scale: 1, title: "Ladder: a picture made of bytes")
        #expect(store.file(file.key) == nil)
        #expect(store.file(large.key)?.bytes.count == large.bytes.count)
    }

    @Test func aPictureThatWasDroppedIsDecodedAgain() throws {
        let keys = try (1...3).map { try insert($0, scale: Double($0)) }
        let pictures = DecodedPictures(store, limit: 4) { Issue.record("\($0)") }
        for _ in 0..<2 {
            for (index, key) in keys.enumerated() { #expect(pictures.picture(key)?.scale == Double(index + 1)) }
        }
        #expect(pictures.picture(ImageKey(digest: [9])) == nil)
    }

    @Test func aBrokenPictureIsToldOnceWithItsPlace() throws {
        let key = try insert(7) { $0.dropLast(20) }
        var told: [String] = []
        let pictures = DecodedPictures(store) { told.append($0) }
        for _ in 0..<3 { #expect(pictures.picture(key) == nil) }
        #expect(pictures.isBroken(key))
        let place = folder.path("7.png")
        #expect(told == ["Ladder: the picture \"7\" is left out: \(place): the file ends before the picture does; export it again"])
        let unknown = ImageKey(digest: [10, 11, 12, 13, 14])
        #expect(store.words(for: unknown, brokenBecause: "cut") == "a picture of the store, 0a0b0c0d, is left out: cut")
    }
}
