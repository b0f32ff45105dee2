import CairoRendering
import Foundation
import Testing

@Suite struct BundleFontsTests {
    private func files(_ names: [String], list: String? = nil) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("below"), withIntermediateDirectories: true)
        for name in names { try Data("font".utf8).write(to: folder.appendingPathComponent(name)) }
        if let list { try Data("<plist><dict>\(list)</dict></plist>".utf8).write(to: folder.appendingPathComponent("Info.plist")) }
        return BundleFonts.files(in: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test(
        arguments: [
            (nil, ["a.TTF", "below/b.otf"]), ("<key>CFBundleName</key><string>x</string>", ["a.TTF", "below/b.otf"]),
            ("<key>UIAppFonts</key><array><string>below/b.otf</string><integer>1</integer></array>", ["below/b.otf"]),
            ("<key>UIAppFonts</key><array><string>b.otf</string></array>", []),
            ("<key>UIAppFonts</key><string>a.TTF</string>", ["a.TTF", "below/b.otf"]),
            ("<broken", ["a.TTF", "below/b.otf"]),
        ] as [(String?, [String])])
    func theListInTheBundleCounts(list: String?, found: [String]) throws {
        #expect(try files(["a.TTF", "below/b.otf", "notes.txt"], list: list) == found)
    }

    /// Forms in which a few bytes stand for more than can be read in a life.
    @Test(arguments: ["bplist00", "{ UIAppFonts = ( \"a.TTF\" ); }"]) func listsInOtherFormsAreNotRead(text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["a.TTF", "b.ttf"] { try Data("font".utf8).write(to: folder.appendingPathComponent(name)) }
        try Data(text.utf8).write(to: folder.appendingPathComponent("Info.plist"))
        #expect(BundleFonts.files(in: folder.path).count == 2)
    }

    @Test func pipesAreWaitedForByNobody() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Info.plist", "a.ttf"] { #expect(mkfifo(folder.path + "/" + name, 0o600) == 0) }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/c.ttf", withDestinationPath: "a.ttf")
        try Data("font".utf8).write(to: folder.appendingPathComponent("b.ttf"))
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/d.ttf", withDestinationPath: "b.ttf")
        #expect(BundleFonts.files(in: folder.path) == ["b.ttf", "d.ttf"].map { folder.path + "/" + $0 })
        #expect(BundleFonts.areThere(in: folder.path))
    }

    @Test func thereAreNotTooMany() throws {
        #expect(try files((0..<300).map { "\($0).ttf" }).count == BundleFonts.limit)
        #expect(BundleFonts.files(in: "/no/such/folder").isEmpty)
    }
}
