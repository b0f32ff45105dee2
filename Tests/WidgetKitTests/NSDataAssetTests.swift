import Foundation
import Testing
import WidgetKit

@Suite struct NSDataAssetTests {
    private func asset(_ name: String) throws -> NSDataAsset? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-asset-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = #"{"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}]}"#
        let files = [
            "tides.dataset/Contents.json": set, "tides.dataset/a.json": "[1]", "Group/plain.dataset/Contents.json": set,
            "Group/plain.dataset/a.json": "[2]", "Space/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Space/plain.dataset/Contents.json": #"{"data": [{"filename": "b"}]}"#, "Space/plain.dataset/b": "three",
            "broken.dataset/Contents.json": "{", "empty.dataset/Contents.json": #"{"data": []}"#,
            "gone.dataset/Contents.json": set, "away.dataset/Contents.json": #"{"data": [{"filename": "../tides.dataset/a.json"}]}"#,
        ]
        for (name, text) in files {
            let file = folder.appendingPathComponent("Assets.xcassets/\(name)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return NSDataAsset(name: name, bundle: try #require(Bundle(path: folder.path)))
    }

    @Test(
        arguments: [("tides", "[1]", "public.json"), ("plain", "[2]", "public.json"), ("Space/plain", "three", "public.data")])
    func aDataSetIsFoundByItsName(name: String, text: String, type: String) throws {
        let asset = try #require(try asset(name))
        #expect(String(decoding: asset.data, as: UTF8.self) == text)
        #expect(asset.name == name && asset.typeIdentifier == type)
    }

    @Test(arguments: ["none", "Group/plain", "broken", "empty", "gone", "away", "", "../tides"])
    func whatIsNotThereIsNil(name: String) throws {
        #expect(try asset(name) == nil)
    }
}
