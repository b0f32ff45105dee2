@testable import Building
import Foundation
import Testing

@Suite struct CatalogPicturesTests {
    private let folder: BuildFolder

    init() throws { folder = try BuildFolder() }

    private func write(_ images: String, files: [String]) throws {
        try folder.write(#"{"images": [\#(images)], "info": {"version": 1}}"#, to: "A.xcassets/Logo.imageset/Contents.json")
        for file in files { try folder.write("picture", to: "A.xcassets/Logo.imageset/\(file)") }
    }

    /// Draws with programs that note how they were called, and write a file or fail.
    private func draw(status: Int32 = 0, tools: Bool = true) throws -> (calls: [String], told: [String]) {
        for tool in ["rsvg-convert", "pdftocairo"] {
            let path = try folder.write("", to: "bin/\(tool)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        var (calls, told): ([String], [String]) = ([], [])
        let pictures = CatalogPictures(toolFolders: tools ? ["\(folder.path)/none", "\(folder.path)/bin"] : []) { program, arguments in
            calls.append(([program] + arguments).joined(separator: " ").replacingOccurrences(of: folder.path + "/", with: ""))
            let name = arguments.first { $0.hasSuffix(".png") } ?? "\(arguments.last ?? "").png"
            if status == 0 { _ = FileManager.default.createFile(atPath: name, contents: Data()) }
            return status
        } tell: {
            told.append($0.replacingOccurrences(of: folder.path + "/", with: ""))
        }
        try pictures.draw(in: "\(folder.path)/A.xcassets")
        return (calls, told)
    }

    private func entries() throws -> [[String: String]] {
        let data = try #require(FileManager.default.contents(atPath: "\(folder.path)/A.xcassets/Logo.imageset/Contents.json"))
        let list = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        return try #require(list["images"] as? [[String: Any]]).map { $0.compactMapValues { $0 as? String } }
    }

    @Test func eachScaleHasAPicture() throws {
        try write(
            #"{"filename": "a.svg", "idiom": "universal"}, {"filename": "b.pdf"}, {"filename": "c.png", "scale": "2x"}"#,
            files: ["a.svg", "b.pdf"])
        let (calls, told) = try draw()
        #expect(told.isEmpty)
        let set = "A.xcassets/Logo.imageset"
        #expect(calls.count == 6)
        #expect(calls.first == "bin/rsvg-convert --zoom 1 --output \(set)/a.svg@1x.png \(set)/a.svg")
        #expect(calls.last == "bin/pdftocairo -png -singlefile -transp -r 216 \(set)/b.pdf \(set)/b.pdf@3x")
        #expect(try entries().map { $0["filename"] } == (1...3).map { "a.svg@\($0)x.png" } + (1...3).map { "b.pdf@\($0)x.png" } + ["c.png"])
        #expect(try entries().first == ["filename": "a.svg@1x.png", "idiom": "universal", "scale": "1x"])
        #expect(!folder.names.contains("\(set)/a.svg"))
    }

    @Test func whatCannotBeDrawnIsToldOnce() throws {
        try write(#"{"filename": "a.SVG"}, {"filename": "c.png"}"#, files: ["a.SVG"])
        #expect(
            try draw(status: 1).told == [
                "A.xcassets/Logo.imageset/a.SVG is left out: rsvg-convert cannot draw it; export it again, or as PNG"
            ])
        #expect(try entries() == [["filename": "c.png"]])
    }

    @Test func aProgramThatIsMissingIsNamed() throws {
        try write(#"{"filename": "a.pdf"}"#, files: ["a.pdf"])
        let (calls, told) = try draw(tools: false)
        #expect(calls.isEmpty)
        #expect(
            told == [
                "A.xcassets/Logo.imageset/a.pdf is left out: it is drawn by pdftocairo, which is not on PATH; install poppler-utils"
            ])
    }

    private func writeSymbol(_ template: String, contents: String = #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#) throws {
        try folder.write(contents, to: "A.xcassets/wave.symbolset/Contents.json")
        try folder.write(template, to: "A.xcassets/wave.symbolset/s.svg")
    }

    @Test func aSymbolIsATemplatePictureOfEachWeight() throws {
        try writeSymbol(#"<svg><g id="Regular-S"/><g id="Bold-L"/><g id="Bold-M"/></svg>"#)
        let (calls, told) = try draw()
        let set = "A.xcassets/wave.symbolset"
        #expect(
            told.isEmpty
                && calls
                    == [("Regular-S", "Regular"), ("Bold-M", "Bold")].map { symbol, weight in
                        "bin/rsvg-convert --export-id \(symbol) --zoom 2.04 --output \(set)/s.svg@\(weight).png \(set)/s.svg"
                    }
        )
        #expect(folder.names.contains("A.xcassets/wave.imageset/s.svg@Bold.png") && !folder.names.contains(set))
        let contents = try #require(folder.text("A.xcassets/wave.imageset/Contents.json"))
        for word in [#""template-rendering-intent" : "template""#, #""widgethost-symbol" : true"#, #""weight" : 700"#, #""scale" : "12x""#]
        {
            #expect(contents.contains(word), "\(word)")
        }
        #expect(!folder.names.contains("A.xcassets/wave.imageset/s.svg"))
    }

    @Test func aSymbolThatIsNoneIsTold() throws {
        try writeSymbol("<svg/>")
        #expect(
            try draw().told == [
                "A.xcassets/wave.symbolset/s.svg is left out: it holds no symbol 'Regular-M'; export it from SF Symbols again"
            ])
        try writeSymbol("", contents: #"{"symbols": 1}"#)
        #expect(try draw().told.first?.hasPrefix("A.xcassets/wave.symbolset/Contents.json is not what an asset catalog holds") == true)
    }

    @Test func whatIsToldNamesTheOriginal() throws {
        try folder.write("{", to: "A.xcassets/Logo.imageset/Contents.json")
        var told: [String] = []
        let pictures = CatalogPictures(toolFolders: []) { _, _ in
            0
        } tell: {
            told.append($0)
        }
        try pictures.draw(in: folder.path + "/A.xcassets", copiedFrom: "App/A.xcassets")
        #expect(told.count == 1 && told[0].hasPrefix("App/A.xcassets/Logo.imageset/Contents.json is not what"))
    }

    @Test func aBrokenSetIsTold() throws {
        try folder.write("{", to: "A.xcassets/Logo.imageset/Contents.json")
        #expect(
            try draw().told == [
                "A.xcassets/Logo.imageset/Contents.json is not what an asset catalog holds: open the set in Xcode and save it again"
            ])
    }
}
