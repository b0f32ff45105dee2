import BundleMessages
import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Rendering
import Testing
@testable import widgethost

@Suite struct ResourcesTests {
    /// A folder of resources: loose pictures, a catalog with a set, a namespace and colours, and what is broken.
    private func resources() throws -> TestFolder {
        let folder = try TestFolder()
        try write(png(4, 6), "Loose.png", folder)
        try write(png(8, 12), "Loose@2x.png", folder)
        try write(png(10, 10), "Assets.xcassets/Lina.imageset/lina.png", folder)
        try write(
            Array(
                #"{"images":[{"idiom":"universal","filename":"lina.png","scale":"2x"}],"properties":{"template-rendering-intent":"template"}}"#
                    .utf8),
            "Assets.xcassets/Lina.imageset/Contents.json", folder)
        try write(Array(#"{"properties":{"provides-namespace":true}}"#.utf8), "Assets.xcassets/Icons/Contents.json", folder)
        try write(png(2, 2), "Assets.xcassets/Icons/Star.imageset/s.png", folder)
        try write(
            Array(#"{"images":[{"idiom":"universal","filename":"s.png"}]}"#.utf8), "Assets.xcassets/Icons/Star.imageset/Contents.json",
            folder)
        try write(
            Array(
                #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}"#.utf8),
            "Assets.xcassets/Plain/Brand.colorset/Contents.json", folder)
        try write(Array("not a picture".utf8), "Broken.png", folder)
        try write(wide, "Wide.png", folder)
        try write(Array("{".utf8), "Assets.xcassets/Odd.imageset/Contents.json", folder)
        try write(Array("{".utf8), "Assets.xcassets/Odd.colorset/Contents.json", folder)
        return folder
    }

    private func write(_ bytes: [UInt8], _ name: String, _ folder: TestFolder) throws {
        let file = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    private func png(_ width: Int, _ height: Int) -> [UInt8] {
        var writer = PNGWriter()
        return writer.bytes(of: Bitmap(width: width, height: height)) ?? []
    }

    /// The head of a PNG of 20,000 by 10 pixels.
    private var wide: [UInt8] {
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x4e, 0x20, 0, 0, 0, 10, 8, 6, 0, 0, 0]
            + [UInt8](repeating: 0, count: 16)
    }

    /// Those of a folder, whose pictures are read at once.
    private func resources(
        in folder: TestFolder, _ store: PictureStore = PictureStore(), tell: @escaping (String) -> Void
    ) -> BundleResources {
        let read: PictureReader.Read = { source, deliver in
            deliver(Result { () throws(PictureFile.Fault) in try PictureFile(source) })
        }
        return BundleResources(folders: [folder.url.path], bundle: "Ladder", store: store, read: read, tell: tell)
    }

    @Test func whatABundleHandsOverIsKept() throws {
        let store = PictureStore()
        var told: [String] = []
        let resources = self.resources(in: try TestFolder(), store) { told.append($0) }
        var answers: [ImageAnswer] = []
        for bytes in [png(6, 3), [], wide, Array(png(6, 3).prefix(20))] as [[UInt8]] {
            resources.image(ImageRequest(.init(bytes: bytes, scale: 3))) { answers.append($0) }
        }
        guard case .found(let found)? = answers.first else {
            Issue.record("not found")
            return
        }
        #expect(found.size == CGSize(width: 2, height: 1) && !found.isTemplate)
        #expect(store.file(found.key) == ImageFile(bytes: png(6, 3), scale: 3))
        #expect(answers.dropFirst() == [.broken, .broken, .broken])
        #expect(told.count == 3 && told.allSatisfy { $0.hasPrefix("a picture is left out: made of bytes: ") }, "\(told)")
    }

    /// What is answered to questions, and what is told about them.
    private func ask(_ names: [String], scale: Double = 2) throws -> (answers: [ImageAnswer], told: [String], store: PictureStore) {
        let folder = try resources()
        let store = PictureStore()
        var told: [String] = []
        let resources = self.resources(in: folder, store) { told.append($0) }
        var answers: [ImageAnswer] = []
        for name in names { resources.image(ImageRequest(name: name, colorScheme: .light, displayScale: scale)) { answers.append($0) } }
        return (answers, told, store)
    }

    @Test(
        arguments: [
            ("Loose", 1, CGSize(width: 4, height: 6), false), ("Loose", 2, CGSize(width: 4, height: 6), false),
            ("Loose.png", 3, CGSize(width: 4, height: 6), false), ("Lina", 2, CGSize(width: 5, height: 5), true),
            ("Icons/Star", 2, CGSize(width: 2, height: 2), false),
        ] as [(String, Double, CGSize, Bool)])
    func picturesAreFoundByName(name: String, scale: Double, size: CGSize, isTemplate: Bool) throws {
        let (answers, told, store) = try ask([name], scale: scale)
        guard case .found(let found)? = answers.first else { Issue.record("\(name) was not found"); return }
        #expect(found.size == size && found.isTemplate == isTemplate)
        #expect(found.key.digest.count == 32)
        #expect(store.file(found.key)?.bytes.isEmpty == false)
        #expect(told.isEmpty)
    }

    @Test func aPictureThatIsBeingReadIsReadOnceForAllWhoAsk() throws {
        let folder = try resources()
        var reading: [(PictureReader.Outcome) -> Void] = []
        let resources = BundleResources(
            folders: [folder.url.path], bundle: "Ladder", store: PictureStore(), read: { reading.append($1) }, tell: { _ in })
        var answers: [ImageAnswer] = []
        let wish = ImageRequest(name: "Lina", colorScheme: .light, displayScale: 2)
        for _ in 0..<3 { resources.image(wish) { answers.append($0) } }
        #expect(answers.isEmpty && reading.count == 1)
        for deliver in reading { deliver(.failure(.unreadable(path: "Lina"))) }
        #expect(answers == [.broken, .broken, .broken])
        resources.image(wish) { answers.append($0) }
        #expect(answers.count == 4 && reading.count == 1)
    }

    @Test func theScaleChoosesTheFile() throws {
        let sharp = try ask(["Loose"], scale: 2)
        let coarse = try ask(["Loose"], scale: 1)
        #expect(sharp.answers != coarse.answers)
    }

    @Test func whatIsMissingIsMissing() throws {
        let (answers, told, _) = try ask(["Nobody", "Star", "", "../Loose"])
        #expect(answers == [.missing, .missing, .missing, .missing])
        #expect(told.isEmpty)
    }

    @Test(
        arguments: [
            ("Broken", "Broken.png: neither a PNG nor a JPEG picture; export it again as one of them"),
            ("Wide", "Wide.png: 20000 × 10 pixels, where 8192 a side and 67108864 in all are the most; make it smaller"),
            ("Odd", "is not what an asset catalog holds: open the set in Xcode and save it again"),
        ])
    func whatIsBrokenIsToldOnce(name: String, words: String) throws {
        let (answers, told, _) = try ask([name, name])
        #expect(answers == [.broken, .broken])
        #expect(told.count == 1 && told[0].hasSuffix(words), "\(told)")
        #expect(name == "Odd" || told[0].hasPrefix("the picture \"\(name)\" is left out: /"), "\(told)")
    }

    @Test func coloursAreFoundByName() throws {
        let folder = try resources()
        var told: [String] = []
        let resources = self.resources(in: folder) { told.append($0) }
        #expect(resources.color(ColorRequest(name: "Brand", colorScheme: .dark)) == RGBA(red: 1, green: 0, blue: 0))
        #expect(resources.color(ColorRequest(name: "Nothing", colorScheme: .dark)) == nil)
        for _ in 0..<2 { #expect(resources.color(ColorRequest(name: "Odd", colorScheme: .light)) == nil) }
        #expect(told.count == 1)
    }
}
