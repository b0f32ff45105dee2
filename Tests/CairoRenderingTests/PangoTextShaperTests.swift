import CairoRendering
import Drawing
import Foundation
import Testing

@Suite struct PangoTextShaperTests {
    private static let shared = PangoTextShaper()

    private func shape(_ text: String, _ face: FontFace = FontFace(), language: String = "en") -> ShapedText {
        Self.shared.shape(text, face: face, language: language)
    }

    private func width(_ text: String, _ face: FontFace = FontFace()) -> Float {
        shape(text, face).runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
    }

    private func file(_ face: FontFace, _ text: String = "Ag") -> String {
        shape(text, face).runs.first.map { URL(fileURLWithPath: $0.font.path).lastPathComponent } ?? ""
    }

    @Test func latinTextIsOneRunOfInter() throws {
        let shaped = shape("Hello")
        #expect(shaped.runs.count == 1 && file(FontFace()) == "Inter-Regular.otf")
        #expect(shaped.runs[0].glyphs.map(\.cluster) == [0, 1, 2, 3, 4] && !shaped.runs[0].rightToLeft)
        #expect(width("Hello") > 2.2 && width("Hello") < 2.6)
    }

    @Test func metricsAreTheFacesOwn() {
        let metrics = shape("x").metrics
        #expect(abs(metrics.ascent - 0.96875) < 1e-4 && abs(metrics.descent - 0.2415) < 1e-3)
        #expect(abs(metrics.capHeight - 0.727) < 1e-3 && abs(metrics.xHeight - 0.5455) < 1e-3)
        #expect(shape("").metrics == metrics && shape("").runs.isEmpty && shape("").breaks.count == 1)
    }

    /// Inter has no narrow and no wide faces: its glyphs are drawn so. DejaVu Sans has a narrow face, which is taken.
    @Test(
        arguments: [
            (nil, 60, 0.7, "Inter-Regular.otf", 8), (nil, 80, 0.84, "Inter-Regular.otf", 16), (nil, 100, 1, "Inter-Regular.otf", 0),
            (nil, 120, 1.2, "Inter-Regular.otf", 32), ("DejaVu Sans", 80, 0.9, "DejaVuSansCondensed.ttf", 0),
            ("DejaVu Sans", 120, 1.2, "DejaVuSans.ttf", 32),
        ] as [(String?, UInt16, Float, String, UInt8)])
    func widthsAreFacesOrAreMade(family: String?, wanted: UInt16, factor: Float, name: String, synthetic: UInt8) throws {
        let (normal, face) = (FontFace(family: family), FontFace(family: family, width: wanted))
        #expect(abs(width("Hello", face) / width("Hello", normal) - factor) < 0.01)
        let font = try #require(shape("Hello", face).runs.first).font
        #expect(font.path.hasSuffix("/\(name)") && font.synthetic.rawValue == synthetic)
    }

    @Test func emojiAreAsWideAsTheyAre() {
        #expect(width("😀", FontFace(width: 80)) == width("😀"))
    }

    @Test(arguments: [
        (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"),
        (800, "ExtraBold"), (900, "Black"),
    ])
    func eachWeightIsAFaceOfItsOwn(_ weight: UInt16, _ name: String) {
        #expect(file(FontFace(weight: weight)) == "Inter-\(name).otf")
    }

    @Test func designsAreFamilies() {
        #expect(file(FontFace(design: .monospaced)) == "JetBrainsMono-Regular.ttf")
        #expect(file(FontFace(design: .serif)) == "NotoSerif-Regular.ttf")
        #expect(file(FontFace(design: .rounded)) == "Quicksand-Regular.ttf")
        #expect(file(FontFace(italic: true)) == "Inter-Italic.otf")
        #expect(width("iiii", FontFace(design: .monospaced)) == width("WWWW", FontFace(design: .monospaced)))
    }

    @Test func slantIsMadeWhereTheFamilyHasNone() throws {
        let run = try #require(shape("Ag", FontFace(design: .rounded, italic: true)).runs.first)
        #expect(run.font.synthetic == .oblique)
        #expect(try #require(shape("Ag", FontFace(italic: true)).runs.first).font.synthetic == [])
    }

    @Test func familiesAreFoundByTheirNameAndByTheNamesOfFaces() {
        #expect(file(FontFace(family: "JetBrains Mono")) == "JetBrainsMono-Regular.ttf")
        #expect(file(FontFace(family: "Inter-BlackItalic")) == "Inter-BlackItalic.otf")
        #expect(file(FontFace(family: "JetBrains Mono SemiBold")).hasPrefix("JetBrainsMono-SemiBold"))
        #expect(file(FontFace(family: "Nonesuch", weight: 700)) == "Inter-Bold.otf")
        // Whose family is not there, or whose face is not, still says weight and slope.
        #expect(file(FontFace(family: "Nonesuch-BoldItalic")) == "Inter-BoldItalic.otf")
        #expect(file(FontFace(family: "Inter-HeavyOblique")) == "Inter-ExtraBoldItalic.otf")
        #expect(file(FontFace(family: "Nonesuch-Bold", weight: 200)) == "Inter-ExtraLight.otf")
        #expect(file(FontFace(family: "Mono-Space")) == "Inter-Regular.otf")
        #expect(file(FontFace(family: "", design: .serif)) == "NotoSerif-Regular.ttf")
    }

    @Test func digitsTakeOneWidthWhenAsked() {
        #expect(width("1111") != width("8888"))
        let face = FontFace(monospacedDigits: true)
        #expect(abs(width("1111", face) - width("8888", face)) < 1e-5)
    }

    @Test func textThatReadsLeftwardsKeepsItsReadingOrder() throws {
        let shaped = shape("אבג")
        #expect(shaped.runs.count == 1 && shaped.runs[0].rightToLeft && shaped.runs[0].glyphs.map(\.cluster) == [0, 2, 4])
        let mixed = shape("abc אבג 12 דה")
        let starts = mixed.runs.compactMap { $0.glyphs.first?.cluster }
        #expect(starts == starts.sorted() && mixed.runs.map(\.rightToLeft).contains(true))
        for run in mixed.runs { #expect(run.glyphs.map(\.cluster) == run.glyphs.map(\.cluster).sorted()) }
    }

    @Test func arabicLettersJoin() throws {
        let joined = try #require(shape("ببب").runs.first).glyphs.map(\.id)
        let alone = try #require(shape("ب").runs.first).glyphs.map(\.id)
        #expect(joined.count >= 3 && !joined.contains(alone[0]))
    }

    @Test func emojiComeFromTheirFontOneGlyphEach() {
        for emoji in ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️"] {
            let runs = shape(emoji).runs
            #expect(runs.count == 1 && runs[0].font.path.hasSuffix("NotoColorEmoji.ttf") && runs[0].glyphs.count == 1, "\(emoji)")
            #expect(abs(runs[0].glyphs[0].advance - 1.245) < 0.01)
        }
        #expect(shape("a😀b").runs.map { $0.glyphs.map(\.cluster) } == [[0], [1], [5]])
    }

    @Test func whatNoFontHasIsTheMissingGlyph() throws {
        let run = try #require(shape("\u{0378}").runs.first)
        #expect(run.glyphs.map(\.id) == [0] && run.glyphs[0].advance > 0.3)
    }

    @Test func whatHasNoShapeHasNoGlyph() throws {
        #expect(shape("a\nb").runs.flatMap(\.glyphs).map(\.cluster) == [0, 2])
        #expect(shape("a\u{200B}b").runs.flatMap(\.glyphs).map(\.cluster) == [0, 4])
        #expect(shape("\u{0}\u{1}").runs.flatMap(\.glyphs).isEmpty)
        #expect(abs(width("\t") - 4 * width(" ")) < 1e-4)
    }

    @Test func breaksAreFlaggedByByte() {
        let breaks = shape("ab c\né").breaks
        #expect(breaks.count == 8)
        #expect(breaks.indices.filter { breaks[$0].contains(.line) } == [3, 5, 7])
        #expect(breaks.indices.filter { breaks[$0].contains(.mandatory) } == [5])
        #expect(breaks.indices.filter { breaks[$0].contains(.space) } == [2, 4])
        #expect(breaks.indices.filter { breaks[$0].contains(.character) } == [0, 1, 2, 3, 4, 5, 7])
        #expect(shape("a\n").breaks.last == [.character, .line, .mandatory])
        #expect(shape("👨‍👩‍👧‍👦").breaks.filter { $0.contains(.character) }.count == 2)
    }

    @Test(arguments: [
        String(repeating: "a", count: 1 << 20), String(repeating: "word ", count: 200_000), String(repeating: "👨‍👩‍👧‍👦", count: 40_000),
        "e" + String(repeating: "\u{301}", count: 500_000), String(repeating: "مرحبا", count: 100_000),
    ])
    func longTextIsCutBeforeItIsShaped(_ text: String) {
        let shaped = shape(text)
        let taken = shaped.breaks.count - 1
        #expect(taken <= 16_384 && taken >= 4_096)
        #expect(shaped.breaks.filter { $0.contains(.character) }.count <= 4_097)
        #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.cluster < taken })
        #expect(String(validating: Array(text.utf8.prefix(taken)), as: UTF8.self) != nil, "no character is cut in two")
    }

    @Test func theSameTextGivesTheSameFromTheCacheAndAnew() {
        let other = PangoTextShaper()
        for text in ["Riverside Ladder", "אבג abc", "😀"] {
            #expect(shape(text) == shape(text) && shape(text) == other.shape(text, face: FontFace(), language: "en"))
        }
    }

    @Test func manyThreadsShapeAtOnce() async {
        let shaper = PangoTextShaper()
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<50).allSatisfy {
                        shaper.shape("text \(task) \($0) אב", face: FontFace(weight: UInt16(100 * (1 + $0 % 9))), language: "").runs.count
                            > 1
                    }
                }
            }
            for await good in group { #expect(good) }
        }
    }

    @Test func aBundlesOwnFontsAreFoundOnceTheyAreAdded() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widgethost-own-\(UInt64.random(in: 0...UInt64.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appendingPathComponent("Own.ttf")
        let text = folder.appendingPathComponent("text.ttf")
        try FileManager.default.copyItem(atPath: "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf", toPath: own.path)
        try Data("no font".utf8).write(to: text)
        let shaper = PangoTextShaper()
        let before = shaper.shape("a", face: FontFace(family: "Inter"), language: "")
        #expect(shaper.addFonts([own.path, text.path]) == [text.path])
        #expect(shaper.shape("a", face: FontFace(family: "Inter"), language: "") == before)
        #expect(shaper.folders.contain("/usr/share/fonts/x.ttf") && !shaper.folders.contain(own.path))
    }
}
