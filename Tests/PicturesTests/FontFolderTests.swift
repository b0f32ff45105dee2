import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Pictures
import Testing

/// Fonts that bundles bring along.
@Suite(.serialized) struct FontFolderTests {
    private let place: TestFolder
    private var folder: String { place.path }

    init() throws { place = try TestFolder() }

    /// A folder with a font of the system's, and a file that is none.
    private func fill() throws -> FontKey {
        try FileManager.default.createDirectory(atPath: folder + "/below", withIntermediateDirectories: true)
        let shaped = PangoTextShaper().shape("a", face: FontFace(), language: "en")
        let font = try #require(shaped.runs.first?.font)
        try FileManager.default.copyItem(atPath: font.path, toPath: folder + "/below/Own.ttf")
        try Data("no font".utf8).write(to: URL(filePath: folder + "/Broken.otf"))
        try Data("no font".utf8).write(to: URL(filePath: folder + "/notes.txt"))
        return FontKey(path: folder + "/below/Own.ttf", index: font.index, variations: font.variations)
    }

    private func list(_ font: FontKey) -> [UInt8] {
        let run = GlyphRun(
            font: 0, size: 20, origin: CGPoint(x: 2, y: 20), glyphs: [GlyphRun.Glyph(id: 40, x: 0)], paint: .color(.black), text: "a")
        return DisplayList(size: CGSize(width: 30, height: 30), commands: [.glyphs(run)], fonts: [font]).encoded()
    }

    @Test func onlyAFolderThatWasAddedIsDrawnFrom() throws {
        let list = list(try fill())
        let run = try PictureRun()
        #expect(try run.picture(list).made?.warnings.first?.contains("outside the font folders") == true)
        run.service.addFonts(in: folder)
        // The first picture lacked a font that is here now.
        #expect(try run.picture(list).made?.warnings.isEmpty == true)
        #expect(run.lines == ["\(folder)/Broken.otf is no font"])
    }

    @Test func theNextProcessHasThemToo() throws {
        let list = list(try fill())
        let run = try PictureRun()
        run.service.addFonts(in: folder)
        run.service.addFonts(in: folder)
        _ = try run.picture(Lists.square())
        _ = kill(try #require(run.service.processID), SIGKILL)
        let isGone = run.run { [service = run.service] in service.processID == nil }
        #expect(isGone)
        #expect(try run.picture(list).made?.warnings.isEmpty == true)
        #expect(run.lines.filter { $0.contains("Broken") }.count == 2)
    }

    @Test func fontsThatChangedAreReadAnew() throws {
        let list = list(try fill())
        let run = try PictureRun()
        run.service.addFonts(in: folder)
        let first = try #require(try run.picture(list).made)
        let process = run.service.processID
        try FileManager.default.removeItem(atPath: folder + "/Broken.otf")
        run.service.renewFonts(in: folder)
        #expect(try run.picture(list).made?.warnings.isEmpty == true && first.warnings.isEmpty)
        #expect(run.service.processID != process && run.lines == ["\(folder)/Broken.otf is no font"])
        #expect(run.service.counts.losses == 0)
    }

    @Test func aMissingFolderHurtsNobody() throws {
        let run = try PictureRun()
        run.service.addFonts(in: "/no/such/folder")
        #expect(try run.picture(Lists.square()).made != nil)
        #expect(run.lines.isEmpty)
    }
}
