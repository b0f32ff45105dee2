import CairoRendering
import Drawing
import Foundation
import Testing

/// Fonts that only a bundle has, by each name that a source may give them.
@Suite struct BundleFontFacesTests {
    /// A font of the system's under a name that no other has.
    private struct OwnFont {
        let path: String
        let system: String

        init(_ original: String, family: String, as own: String, in folder: URL) throws {
            system = original
            var font = try Data(contentsOf: URL(filePath: original))
            for encoding in [String.Encoding.utf16BigEndian, .ascii] {
                let (old, new) = (try #require(family.data(using: encoding)), try #require(own.data(using: encoding)))
                while let place = font.range(of: old) { font.replaceSubrange(place, with: new) }
            }
            let file = folder.appendingPathComponent("\(own).\((original as NSString).pathExtension)")
            try font.write(to: file)
            path = file.path
        }
    }

    /// Draws with a TrueType font and one of PostScript outlines, and says which file each run is drawn from.
    private func files(_ faces: [FontFace], refused: inout [String]) throws -> (ttf: String, otf: String, drawn: [String?]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("font-faces-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let ttf = try OwnFont("/usr/share/fonts/truetype/quicksand/Quicksand-Bold.ttf", family: "Quicksand", as: "Tidessand", in: folder)
        let otf = try OwnFont("/usr/share/fonts/opentype/inter/Inter-Black.otf", family: "Inter", as: "Tider", in: folder)
        let none = folder.appendingPathComponent("None.ttf")
        try Data("no font".utf8).write(to: none)
        let shaper = PangoTextShaper()
        refused = shaper.addFonts([ttf.path, none.path, otf.path]).map { ($0 as NSString).lastPathComponent }
        return (ttf.path, otf.path, faces.map { shaper.shape("Rg", face: $0, language: "en").runs.first?.font.path })
    }

    private static let names: [(name: String, weight: UInt16, own: String)] = [
        ("Tidessand", 700, "ttf"), ("Tidessand", 400, "ttf"), ("Tidessand-Bold", 400, "ttf"), ("Tidessand Bold", 400, "ttf"),
        ("Tider", 900, "otf"), ("Tider-Black", 400, "otf"), ("Tider Black", 400, "otf"),
        ("Tidessand-Nonesuch", 400, "system"), ("Nonesuch", 400, "system"), ("Nonesuch-Bold", 400, "system"), ("None", 400, "system"),
        ("", 400, "system"),
    ]

    @Test func eachNameOfAFaceFindsItsFile() throws {
        var refused: [String] = []
        let found = try files(Self.names.map { FontFace(family: $0.name, weight: $0.weight) }, refused: &refused)
        #expect(refused == ["None.ttf"])
        for (row, file) in zip(Self.names, found.drawn) {
            switch row.own {
            case "ttf": #expect(file == found.ttf, "\(row.name)")
            case "otf": #expect(file == found.otf, "\(row.name)")
            default: #expect(file != nil && file != found.ttf && file != found.otf, "\(row.name): the system's font stands for it")
            }
        }
    }
}
