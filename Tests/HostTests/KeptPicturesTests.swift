import Bundles
import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Rendering
import Storage
import Testing
@testable import widgethost

@Suite struct KeptPicturesTests {
    private let folder: TestFolder
    private let store = PictureStore()
    private let box = Box()

    /// What the shelf was asked for, and what waits to be read.
    private final class Box {
        var loaded: [ContentDigest] = []
        var reads: [() -> Void] = []
    }

    init() throws { folder = try TestFolder() }

    private func shelf() -> ContentShelf { ContentShelf { [box] in box.loaded.append($0) } }

    /// Reads when the test says so.
    private func kept(_ shelf: ContentShelf) -> KeptPictures {
        KeptPictures(store, shelf) { [box] source, deliver in
            box.reads.append {
                do throws(PictureFile.Fault) { deliver(.success(try PictureFile(source))) } catch { deliver(.failure(error)) }
            }
        } tell: {
            Issue.record("\($0)")
        }
    }

    private func read() {
        let reads = box.reads
        box.reads = []
        for read in reads { read() }
    }

    /// A picture of so many pixels, which lies in its file and nowhere else.
    private func insert(_ width: Int) throws -> (key: ImageKey, file: ImageFile, path: String) {
        let path = folder.path("\(width).png")
        var writer = PNGWriter()
        try Data(writer.bytes(of: Bitmap(width: width, height: 1)) ?? []).write(to: URL(filePath: path))
        let file = try PictureFile(reading: path)
        store.insert(file, from: PictureStore.Source(path: path, scale: 2, title: "\(width)"))
        _ = store.held(file.key)
        return (file.key, ImageFile(bytes: file.bytes, scale: 2), path)
    }

    @Test func aFileIsReadElsewhere() throws {
        let picture = try insert(3)
        var came: [ImageFile?] = []
        kept(shelf()).file(picture.key) { came.append($0) }
        #expect(came.isEmpty && box.reads.count == 1)
        read()
        #expect(came == [picture.file])
    }

    @Test func whatIsInMemoryIsThereAtOnce() throws {
        let file = try PictureFile(try folder.bytes(URL(filePath: insert(4).path).lastPathComponent), named: "given")
        store.insert(given: file, scale: 1, title: "given")
        var came: [ImageFile?] = []
        kept(shelf()).file(file.key) { came.append($0) }
        #expect(came == [ImageFile(bytes: file.bytes)] && box.reads.isEmpty)
    }

    @Test func aChangedFileComesFromTheStore() throws {
        let picture = try insert(5)
        try Data([1]).write(to: URL(filePath: picture.path))
        let shelf = shelf()
        var came: [ImageFile?] = []
        kept(shelf).file(picture.key) { came.append($0) }
        read()
        let digest = try #require(ContentDigest(bytes: picture.key.digest))
        #expect(came.isEmpty && box.loaded == [digest])
        shelf.loaded(digest, picture.file.bytes)
        #expect(came == [ImageFile(bytes: picture.file.bytes)])
    }

    @Test func severalComeTogetherWithoutThoseThatAreNot() throws {
        let pictures = [try insert(6), try insert(7)]
        let shelf = shelf()
        var came: [[ImageKey: ImageFile]] = []
        let gone = ImageKey(digest: Array(repeating: 9, count: 32))
        kept(shelf).files(Set(pictures.map(\.key) + [gone])) { came.append($0) }
        read()
        #expect(came.isEmpty)
        for digest in box.loaded { shelf.loaded(digest, nil) }
        #expect(came == [Dictionary(uniqueKeysWithValues: pictures.map { ($0.key, $0.file) })])
        kept(shelf).files([]) { came.append($0) }
        #expect(came.last == [:])
    }
}
