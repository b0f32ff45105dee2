import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PainterGlyphsTests {
    private static let shaper = PangoTextShaper()

    /// A text as one run a font, with its left end at x = 2 and its baseline at y = 40.
    private func drawn(
        _ text: String, face: FontFace = FontFace(), size: CGFloat = 30, paint: Paint = .black, effect: DisplayList.Effect = .opacity(1),
        scale: Double = 1
    ) throws -> Drawn {
        let shaped = Self.shaper.shape(text, face: face, language: "en")
        var pen: Float = 0
        var commands = [DisplayList.Command.push(effect)]
        for (index, run) in shaped.runs.enumerated() {
            let glyphs = run.glyphs.map { glyph in
                defer { pen += glyph.advance * Float(size) }
                return GlyphRun.Glyph(id: glyph.id, x: pen + glyph.xOffset * Float(size), y: glyph.yOffset * Float(size))
            }
            commands.append(
                .glyphs(GlyphRun(font: index, size: size, origin: CGPoint(x: 2, y: 40), glyphs: glyphs, paint: paint, text: text)))
        }
        return try Drawn(commands + [.pop], width: 100, height: 60, scale: scale, fonts: shaped.runs.map(\.font))
    }

    @Test(arguments: [1.0, 2, 3])
    func lettersStandOnTheBaselineAndScale(_ scale: Double) throws {
        let ink = try #require(drawn("H", scale: scale).ink)
        #expect(abs(ink.maxY / scale - 40) <= 1 && abs(ink.height / scale - 30 * 0.727) <= 1.5)
    }

    @Test(arguments: [(60, 0.7), (80, 0.84), (100, 1), (120, 1.2)] as [(UInt16, CGFloat)])
    func lettersOfOtherWidthsAreAsHigh(width: UInt16, factor: CGFloat) throws {
        let usual = try #require(drawn("HH", scale: 3).ink)
        let ink = try #require(drawn("HH", face: FontFace(width: width), scale: 3).ink)
        #expect(abs(ink.width / usual.width - factor) < 0.04 && abs(ink.height - usual.height) <= 1)
    }

    @Test func glyphsTakeThePaintInGrey() throws {
        let drawn = try drawn("H", paint: .red)
        #expect(drawn.bitmap.pixels.contains(.red))
        #expect(drawn.bitmap.pixels.allSatisfy { $0 >> 24 == $0 >> 16 & 255 && $0 & 0xFFFF == 0 }, "one coverage for all channels")
    }

    @Test func gradientsRunAcrossGlyphs() throws {
        let stops = [
            GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
            GradientStop(color: RGBA(red: 0, green: 0, blue: 1), location: 1),
        ]
        let drawn = try drawn("HH", paint: .linear(stops: stops, from: .zero, to: CGPoint(x: 50, y: 0)))
        let row = (0..<100).map { drawn[$0, 30] }.filter { $0 >> 24 == 255 }
        #expect(try #require(row.first) & 255 < 60 && #require(row.last) & 255 > 180)
    }

    @Test func emojiKeepTheirColoursAndFade() throws {
        let solid = try drawn("😀")
        #expect(solid.bitmap.pixels.contains { $0 >> 24 == 255 && $0 >> 16 & 255 > 200 && $0 >> 8 & 255 > 150 && $0 & 255 < 120 }, "yellow")
        let width = try #require(solid.ink?.width)
        #expect(width > 28 && width < 40)
        for faded in [try drawn("😀", effect: .opacity(0.5)), try drawn("😀", paint: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)))] {
            #expect([127, 128].contains(try #require(faded.bitmap.pixels.map { $0 >> 24 }.max())))
        }
    }

    @Test func slantAndWeightAreMadeWhereTheFamilyLacksThem() throws {
        let upright = try #require(drawn("l", face: FontFace(design: .rounded)).ink)
        let oblique = try #require(drawn("l", face: FontFace(design: .rounded, italic: true)).ink)
        #expect(oblique.width > upright.width + 2)
        var key = try #require(Self.shaper.shape("l", face: FontFace(), language: "").runs.first).font
        func darkness(_ key: FontKey) throws -> Int {
            let glyph = GlyphRun.Glyph(id: 700, x: 0)
            let run = GlyphRun(font: 0, size: 16, origin: CGPoint(x: 2, y: 16), glyphs: [glyph], paint: .black, text: "")
            return try Drawn([.glyphs(run)], fonts: [key]).bitmap.pixels.reduce(0 as Int) { $0 + Int($1 >> 24) }
        }
        let regular = try darkness(key)
        key.synthetic = .bold
        #expect(try darkness(key) > regular)
    }

    @Test func hugeGlyphsAreDrawnAsOutlines() throws {
        let drawn = try drawn("H", size: 600)
        #expect(drawn.bitmap.pixels.contains(.black) && drawn.warnings.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -3, 1e9])
    func sizesThatAreNoneDrawNothing(_ size: CGFloat) throws {
        #expect(try drawn("H", size: size).ink == nil)
    }

    private func run(font: Int, id: UInt32 = 30) -> DisplayList.Command {
        .glyphs(GlyphRun(font: font, size: 16, origin: CGPoint(x: 2, y: 16), glyphs: [.init(id: id, x: 0)], paint: .black, text: ""))
    }

    @Test func fontsThatAreNotThereAreSaidAndTheRestIsDrawn() throws {
        let fonts = [
            FontKey(path: "/etc/passwd"), FontKey(path: "/usr/share/fonts/none.ttf"), FontKey(path: "/usr/share/fonts/../../../etc/passwd"),
        ]
        let drawn = try Drawn([run(font: 0), run(font: 0), run(font: 1), run(font: 2), run(font: 7), .fill(.canvas, .red)], fonts: fonts)
        #expect(
            drawn.warnings == [
                .fontOutsideFolders(path: fonts[0].path), .fontUnreadable(path: fonts[1].path, index: 0),
                .fontOutsideFolders(path: fonts[2].path),
                .noSuchEntry(table: "fonts", index: 7),
            ])
        #expect(drawn[3, 3] == .red)
    }

    @Test func aFaceOrGlyphThatTheFileLacksIsLeftOut() throws {
        var key = try #require(Self.shaper.shape("H", face: FontFace(), language: "").runs.first).font
        #expect(try Drawn([run(font: 0, id: 0xFFFF_FFFF)], fonts: [key]).ink == nil)
        key.index = 99
        #expect(try Drawn([run(font: 0)], fonts: [key]).warnings == [.fontUnreadable(path: key.path, index: 99)])
    }

    @Test func aDamagedFontCostsItsRunsAlone() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widgethost-fonts-\(UInt64.random(in: 0...UInt64.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let key = try #require(Self.shaper.shape("H", face: FontFace(), language: "").runs.first).font
        let whole = try Data(contentsOf: URL(fileURLWithPath: key.path))
        let file = folder.appendingPathComponent("damaged.otf")
        for part in [whole.prefix(100), whole.prefix(whole.count / 2), whole.prefix(20_000) + Data(count: whole.count - 20_000)] {
            try part.write(to: file)
            let runs = (1..<40).map { run(font: 0, id: UInt32(40 * $0)) }
            let drawn = try Drawn(runs + [.fill(.canvas, .red)], fonts: [FontKey(path: file.path)], folders: [folder.path])
            #expect(drawn[3, 3] == .red && drawn.warnings.count <= 1)
        }
    }
}
