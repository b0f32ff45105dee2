import Foundation
import Pictures
import Testing

@Suite struct AssetIndexTests {
    private func index(_ files: [String], limit: Int = 20_000) throws -> AssetIndex {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("asset-index-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let place = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            let isSpace = file.hasSuffix("Space/Contents.json")
            try Data(#"{"properties": {"provides-namespace": \#(isSpace)}}"#.utf8).write(to: place)
        }
        return AssetIndex(folder: folder.path, limit: limit)
    }

    @Test func setsAreFoundByTheirNames() throws {
        let index = try index([
            "A.xcassets/Lina.imageset/Contents.json", "A.xcassets/Plain/Sea.colorset/Contents.json",
            "A.xcassets/Icon.appiconset/Contents.json",
            "A.xcassets/Space/Contents.json", "A.xcassets/Space/Star.imageset/Contents.json", "A.xcassets/Plain/Contents.json",
        ])
        #expect(index.imageSets.keys.sorted() == ["Lina", "Space/Star"])
        #expect(index.colorSets.keys.sorted() == ["Sea"] && index.iconSets.keys.sorted() == ["Icon"])
    }

    @Test func looseFilesHaveTheScaleOfTheirNames() throws {
        let index = try index(["a.png", "a@2x.png", "below/b@3x.JPG", "notes.txt", "A.xcassets/stray.png"])
        #expect(index.loose["a"]?.map(\.scale) == [1, 2])
        #expect(index.loose["b"]?.map(\.scale) == [3])
        #expect(index.loose.count == 2)
    }

    @Test func noMoreIsLookedAtThanIsAllowed() throws {
        #expect(try index((0..<20).map { "\($0).png" }, limit: 7).loose.count == 7)
        let deep = String(repeating: "d/", count: 20)
        #expect(try index([deep + "a.png", "b.png"]).loose.keys.sorted() == ["b"])
    }

    @Test func oneThatIsMissingHasNothing() { #expect(AssetIndex(folder: "/no/such/folder").loose.isEmpty) }
}
