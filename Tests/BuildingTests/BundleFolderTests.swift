import Foundation
import Projects
import Testing

@testable import Building

@Suite struct BundleFolderTests {
    private let folder: BuildFolder

    init() throws { folder = try BuildFolder() }

    private var place: String { folder.path + "/a/Tides.widget" }

    private func fill(_ bundle: BundleFolder, _ text: String) throws {
        try bundle.write(Array(text.utf8), to: "libTides.so")
        try bundle.write(Array("list".utf8), to: "Info.plist")
    }

    @Test func itIsThereWholeOrNotAtAll() throws {
        let bundle = try BundleFolder(at: place + "/")
        #expect(bundle.name == "Tides" && bundle.library.hasSuffix("/libTides.so"))
        try fill(bundle, "first")
        #expect(!folder.names.contains("a/Tides.widget"))
        try bundle.settle()
        #expect(folder.text("a/Tides.widget/libTides.so") == "first")
        let mode = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? NSNumber
        #expect(mode == 0o755)
    }

    @Test func theOldOneIsReplacedAndNothingIsLeft() throws {
        try folder.write("old", to: "a/Tides.widget/libOld.so")
        do {
            let bundle = try BundleFolder(at: place)
            try fill(bundle, "new")
            try bundle.settle()
        }
        #expect(folder.names == ["a", "a/Tides.widget", "a/Tides.widget/Info.plist", "a/Tides.widget/libTides.so"])
    }

    @Test func whatIsGivenUpLeavesTheOldOne() throws {
        try folder.write("old", to: "a/Tides.widget/libOld.so")
        do { try fill(BundleFolder(at: place), "new") }
        #expect(folder.names == ["a", "a/Tides.widget", "a/Tides.widget/libOld.so"])
    }

    @Test func aFileInThePlaceOfAFolderIsTold() throws {
        let file = try folder.write("mine", to: "letter")
        for place in ["\(file)/Tides.widget", "\(file)/deep/Tides.widget"] {
            #expect(throws: BuildError.unwritable(path: file, error: ENOTDIR)) { try BundleFolder(at: place) }
        }
        #expect(folder.text("letter") == "mine")
    }

    @Test func nothingButABundleIsReplaced() throws {
        try folder.write("mine", to: "a/Tides.widget/letter.txt")
        #expect(throws: BuildError.notABundle(path: place)) { try BundleFolder(at: place) }
        try folder.write("mine", to: "b.widget")
        #expect(throws: BuildError.notABundle(path: folder.path + "/b.widget")) { try BundleFolder(at: folder.path + "/b.widget") }
        #expect(folder.text("a/Tides.widget/letter.txt") == "mine")
    }

    @Test func resourcesGoToTheirPlaces() throws {
        try folder.write("{}", to: "in/Assets.xcassets/Contents.json")
        try folder.write("hello = hallo;", to: "in/de.lproj/Localizable.strings")
        let loose = try folder.write("1", to: "in/data.json")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/in/link.json", withDestinationPath: loose)
        chmod(loose, 0o666)
        let resources =
            [("Assets.xcassets", "Assets.xcassets"), ("de.lproj/Localizable.strings", "de.lproj/Localizable.strings")]
            + [("link.json", "data.json"), ("gone.json", "gone.json")]
        let bundle = try BundleFolder(at: place)
        var told: [String] = []
        let pictures = CatalogPictures(toolFolders: [], run: { _, _ in 1 }, tell: { _ in })
        let wanted = resources.map { BundleResource(path: "\(folder.path)/in/\($0.0)", place: $0.1) }
        try ResourceCopy(resources: wanted, pictures: pictures, tell: { told.append($0) }).run(into: bundle)
        #expect(told == ["\(folder.path)/in/gone.json cannot be read; the bundle goes without it"])
        try bundle.settle()
        #expect(folder.text("a/Tides.widget/de.lproj/Localizable.strings")?.contains("<string>hallo</string>") ?? false)
        #expect(folder.text("a/Tides.widget/Assets.xcassets/Contents.json") == "{}")
        let copied = try FileManager.default.attributesOfItem(atPath: place + "/data.json")
        #expect(copied[.type] as? FileAttributeType == .typeRegular)
        #expect((copied[.posixPermissions] as? NSNumber)?.intValue == 0o644)
    }
}
