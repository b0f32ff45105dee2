import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

/// What lies beside sources, from a project's folder to pixels.
@Suite struct BuildResourcesEndToEndTests {
    private let run: BuildRun

    init() throws { run = try BuildRun() }

    private static let green: UInt32 = 0xff00_ff00

    @Test func eachKindOfResourceIsDrawn() throws {
        try writeSources()
        try writeCatalog()
        try writeTexts()
        try run.write(Self.ownFont(), to: "Shells/Fonts/Own.ttf")
        try run.write(#"{"tide": "low"}"#, to: "Shells/tide.json")
        try run.write("{ CFBundleDevelopmentRegion = en; UIAppFonts = (Own.ttf); }", to: "Shells/Info.plist")
        let result = try run.build("Shells", "-o", "Shells.widget")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")

        let squares = try run.picture(of: "Shells", "Shells.widget", "--locale", "de_DE", "--scale", "1")
        for (row, names) in Self.names.enumerated() {
            for (column, name) in names.enumerated() {
                let color: UInt32 = name == "the system's green" ? 0xff34_c759 : Self.green
                #expect(squares[56 + 113 * column, 44 + 88 * row] == color, "\(name)")
            }
        }
        // The same letters, once from the bundle under another name and once from the system.
        let own = try run.picture(of: "Own", "Shells.widget")
        #expect(own.pixels == (try run.picture(of: "System", "Shells.widget")).pixels)
        #expect(own.pixels.contains { $0 != 0xffff_ffff })
        let list = try HostProcess.run(["list", "--bundles", "Shells.widget", "--locale", "de_DE"], in: run.folder.url)
        #expect(list.output.contains("  Shells  Muscheln\n"))
        #expect(
            try HostProcess.run(["list", "--bundles", "Shells.widget", "--locale", "en_US"], in: run.folder.url).output.contains(
                "Shells.name"))
    }

    @Test func whatIsBrokenIsToldAndCostsNoMoreThanItself() throws {
        try run.write(
            BuildRun.widget(
                kind: "Broken",
                body: """
                    VStack(spacing: 0) {
                        Image("good").resizable()
                        (String(localized: "order", defaultValue: "\\("b") \\("a")") == "a b" ? Color(red: 0, green: 1, blue: 0) : .black)
                    }
                    """, more: "@main struct All: WidgetBundle { var body: some Widget { Broken() } }"),
            to: "Broken/Broken.swift")
        try run.write("{ \"images\": [", to: "Broken/A.xcassets/bad.imageset/Contents.json")
        try run.write(Self.svg, to: "Broken/A.xcassets/good.imageset/good.svg")
        try run.write(Self.images("good.svg"), to: "Broken/A.xcassets/good.imageset/Contents.json")
        try run.write("no picture", to: "Broken/A.xcassets/torn.imageset/torn.svg")
        try run.write(Self.images("torn.svg"), to: "Broken/A.xcassets/torn.imageset/Contents.json")
        let strings = "/* order */\n\"order\" = \"%2$@ %1$@\";\n\"unfinished\" = ;\n"
        try run.write(try #require(strings.data(using: .utf16)), to: "Broken/en.lproj/Localizable.strings")
        try run.write("no font", to: "Broken/None.ttf")
        let result = try run.build("Broken", "-o", "Broken.widget")
        #expect(result.status == 0, "\(result.errors)")
        for (file, word) in [
            ("Broken/A.xcassets/bad.imageset/Contents.json", "asset catalog"),
            ("Broken/A.xcassets/torn.imageset/torn.svg", "cannot draw it"),
            ("Broken/en.lproj/Localizable.strings:3", "no text"), ("Broken/None.ttf", "no font"),
        ] {
            let lines = result.errorLines.filter { $0.hasPrefix("widgethost: ") && $0.contains(file) && $0.contains(word) }
            #expect(lines.count == 1, "\(file): \(result.errors)")
        }
        let bitmap = try run.picture(of: "Broken", "Broken.widget")
        #expect(bitmap[150, 70] == Self.green && bitmap[150, 240] == Self.green)
    }
}

extension BuildResourcesEndToEndTests {
    /// The squares, row by row, by what each shows.
    private static let names = [
        ["PNG of one scale", "PDF", "SVG"], ["wide gamut", "the system's green", "asset symbol"],
        [".strings", ".stringsdict", ".xcstrings"],
        ["JSON", "data set", "symbol"],
    ]

    private func writeSources() throws {
        let body = """
            let good = Color(red: 0, green: 1, blue: 0)
            func square(_ isRight: Bool) -> Color { isRight ? good : .black }
            return VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Image("png").resizable()
                    Image("pdf").resizable()
                    Image("svg").resizable()
                }
                HStack(spacing: 0) {
                    Color("wide")
                    Color("named")
                    Image(.Symbols.byName).resizable()
                }
                HStack(spacing: 0) {
                    square(String(localized: "greeting") == "Hallo")
                    square(String(localized: "\\(2) shells") == "2 Muscheln")
                    square(String(localized: "catalogued", table: "More") == "verzeichnet")
                }
                HStack(spacing: 0) {
                    square(Bundle.main.url(forResource: "tide", withExtension: "json").flatMap { try? Data(contentsOf: $0) }?.count == 15)
                    square(NSDataAsset(name: "data").map { String(decoding: $0.data, as: UTF8.self) } == "bytes")
                    Image("symbol").resizable().foregroundStyle(good)
                }
            }
            """
        let more = """
            @main struct All: WidgetBundle {
                var body: some Widget {
                    Shells()
                    Own()
                    System()
                }
            }
            """
        try run.write(BuildRun.widget(kind: "Shells", family: "systemLarge", body: body, more: more), to: "Shells/Shells.swift")
        let text = { (font: String) in "Text(\"Rg\").font(.custom(\"\(font)\", size: 80))" }
        try run.write(BuildRun.widget(kind: "Own", body: text("Tidessand-Bold")), to: "Shells/Own.swift")
        try run.write(BuildRun.widget(kind: "System", body: text("Quicksand-Bold")), to: "Shells/System.swift")
    }

    private func writeCatalog() throws {
        let catalog = "Shells/Assets.xcassets"
        let png = try Self.png()
        let sets: [(String, String, Data)] = [
            ("png.imageset", "a.png", png), ("pdf.imageset", "a.pdf", Data(Self.pdf.utf8)), ("svg.imageset", "a.svg", Data(Self.svg.utf8)),
            ("Symbols/by-name.imageset", "a.png", png),
        ]
        for (set, file, data) in sets {
            try run.write(data, to: "\(catalog)/\(set)/\(file)")
            // Of three scales one is there.
            let images =
                file == "a.png" ? Self.images(nil, scale: "1x") + "," + Self.images(file, scale: "2x") : Self.images(file, scale: nil)
            try run.write("{\"images\": [\(images)]}", to: "\(catalog)/\(set)/Contents.json")
        }
        try run.write(#"{"properties": {"provides-namespace": true}}"#, to: "\(catalog)/Symbols/Contents.json")
        try run.write(Self.symbol, to: "\(catalog)/symbol.symbolset/s.svg")
        try run.write(#"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#, to: "\(catalog)/symbol.symbolset/Contents.json")
        try run.write(Self.color("display-p3", red: "0.458", green: "0.985", blue: "0.298"), to: "\(catalog)/wide.colorset/Contents.json")
        try run.write(
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemGreenColor"}}]}"#,
            to: "\(catalog)/named.colorset/Contents.json")
        try run.write(#"{"data": [{"idiom": "universal", "filename": "a.bin"}]}"#, to: "\(catalog)/data.dataset/Contents.json")
        try run.write("bytes", to: "\(catalog)/data.dataset/a.bin")
    }

    private func writeTexts() throws {
        try run.write("\"greeting\" = \"Hello\";\n", to: "Shells/en.lproj/Localizable.strings")
        try run.write("\"greeting\" = \"Hallo\";\n\"Shells.name\" = \"Muscheln\";\n", to: "Shells/de.lproj/Localizable.strings")
        try run.write(Self.plurals, to: "Shells/de.lproj/Localizable.stringsdict")
        try run.write(
            #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"catalogued": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "verzeichnet"}}}}}}
            """#, to: "Shells/More.xcstrings")
    }

    private static func images(_ file: String?, scale: String?) -> String {
        let parts = [file.map { "\"filename\": \"\($0)\"" }, scale.map { "\"scale\": \"\($0)\"" }, "\"idiom\": \"universal\""]
        return "{\(parts.compactMap { $0 }.joined(separator: ", "))}"
    }

    private static func images(_ file: String) -> String { "{\"images\": [\(images(file, scale: nil))]}" }

    private static func color(_ space: String, red: String, green: String, blue: String) -> String {
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)",
        "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}}]}
        """
    }

    /// Eight by eight green pixels.
    private static func png() throws -> Data {
        let list = DisplayList(
            size: CGSize(width: 8, height: 8),
            commands: [.fill(.rect(CGRect(x: 0, y: 0, width: 8, height: 8)), .color(RGBA(red: 0, green: 1, blue: 0)), .nonZero)])
        let bitmap = try PictureRenderer(folders: FontFolders([])).draw(list, scale: 1).bitmap
        var writer = PNGWriter()
        let bytes = writer.bytes(of: bitmap, scale: 1)
        return Data(try #require(bytes))
    }

    private static let svg =
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#00ff00"/></svg>"##

    /// As SF Symbols exports it, but for most of it.
    private static let symbol = """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Notes"><rect width="3300" height="2200" fill="white"/></g>
        <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M0 0L80 0L80 -80L0 -80Z"/></g></g></svg>
        """

    private static let pdf = """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 8 8] /Contents 4 0 R /Resources <<>>>> endobj
        4 0 obj <</Length 23>> stream
        0 1 0 rg 0 0 8 8 re f

        endstream endobj
        trailer <</Root 1 0 R /Size 5>>
        %%EOF

        """

    private static let plurals = """
        <plist version="1.0"><dict><key>%lld shells</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@shells@</string>
        <key>shells</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Muschel</string><key>other</key><string>%lld Muscheln</string></dict></dict></dict></plist>
        """

    /// A font of the system's under a name that no other has.
    private static func ownFont() throws -> Data {
        var font = try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf"))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let (old, new) = (try #require("Quicksand".data(using: encoding)), try #require("Tidessand".data(using: encoding)))
            while let place = font.range(of: old) { font.replaceSubrange(place, with: new) }
        }
        return font
    }
}
