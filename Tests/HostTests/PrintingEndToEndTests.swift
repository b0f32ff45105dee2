import BundleMessages
import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

/// `list`, `timeline` and `render`, on a bundle written in C.
@Suite struct PrintingEndToEndTests {
    private func clock() throws -> TestFolder {
        let folder = try TestFolder()
        let sources = repository.appendingPathComponent("Tests/Fixtures/CBundle")
        let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".c") }
        try compile(names.map { sources.appendingPathComponent($0).path }, to: folder.url.appendingPathComponent("libCClock.so"))
        return folder
    }

    private func run(_ arguments: String, in folder: TestFolder) throws -> HostProcess.Result {
        let words = arguments.split(separator: " ").map(String.init)
        return try HostProcess.run(words + ["--bundles", folder.url.path], in: folder.url)
    }

    @Test(arguments: ["process", "queue"])
    func theGalleryAsJSON(isolation: String) throws {
        let folder = try clock()
        let result = try run("list --json --isolation \(isolation)", in: folder)
        #expect(result.status == 0)
        let bundles = try #require(result.events.first?["bundles"] as? [[String: Any]])
        #expect(bundles.count == 1)
        #expect((bundles.first?["path"] as? String)?.hasSuffix("/libCClock.so") == true)
        let kind = try #require((bundles.first?["kinds"] as? [[String: Any]])?.first)
        #expect(kind.keys.sorted() == ["description", "families", "kind", "name", "parameters"])
        #expect(kind["kind"] as? String == "CClock")
        #expect(kind["families"] as? [String] == ["systemSmall", "systemMedium"])
    }

    @Test func theGalleryForPeople() throws {
        let result = try run("list", in: try clock())
        #expect(result.output.contains("  CClock  Clock in C\n"))
        #expect(result.output.contains("    systemSmall, systemMedium\n"))
    }

    @Test func theTimelineHasItsDates() throws {
        let folder = try clock()
        let result = try run("timeline --json", in: folder)
        let plan = try #require(result.events.first)
        let entries = try #require(plan["entries"] as? [[String: Any]])
        let dates = entries.compactMap { $0["date"] as? String }
        #expect(dates.count == 5 && dates == dates.sorted())
        #expect((plan["policy"] as? [String: Any])?["policy"] as? String == "after")
        #expect(plan["nextReload"] is String)
        let text = try run("timeline", in: folder).output
        #expect(text.hasPrefix("CClock, systemSmall: 5 entries\n0  20"))
        #expect(text.contains("policy after 20"))
    }

    @Test(
        arguments: [
            ("", 316, 316), ("--scale 1", 158, 158), ("--scale 3 --family systemMedium", 1_014, 474), ("--view placeholder", 316, 316),
            ("--isolation queue --view snapshot", 316, 316), ("--entry 4", 316, 316),
        ] as [(String, Int, Int)])
    func aPictureHasItsSize(flags: String, width: Int, height: Int) throws {
        let folder = try clock()
        let result = try run("render -o x.png \(flags)", in: folder)
        #expect(result.status == 0, "\(result.errors)")
        let bitmap = try ImageDecoder.decode(try folder.bytes("x.png"), file: "x.png")
        #expect(bitmap.width == width && bitmap.height == height)
        #expect(folder.names == ["libCClock.so", "x.png"])
    }

    @Test func lightAndDarkDiffer() throws {
        let folder = try clock()
        for scheme in ["light", "dark"] { _ = try run("render --view placeholder -o \(scheme).png --scheme \(scheme)", in: folder) }
        #expect(try folder.bytes("light.png") != folder.bytes("dark.png"))
        _ = try run("render --view placeholder -o again.png --isolation queue", in: folder)
        #expect(try folder.bytes("light.png") == folder.bytes("again.png"))
    }

    @Test func anEntryIsChosenByItsDateOrNumber() throws {
        let folder = try TestFolder()
        let colors = [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1)]
        let now = Date().timeIntervalSince1970
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.entries([(-60, colors[0]), (3_600, colors[1])], .never))])
            .build("Test", in: folder.url)
        let pixels = try ["", "--entry 1", "--at @\(now)", "--at @\(now + 4_000)"].map { flags in
            let result = try run("render -o x.png \(flags)", in: folder)
            #expect(result.status == 0, "\(result.errors)")
            return try ImageDecoder.decode(try folder.bytes("x.png"), file: "x.png")[9, 9]
        }
        #expect(pixels == [0xffff_0000, 0xff00_00ff, 0xffff_0000, 0xff00_00ff])
        #expect(try run("render -o x.png --entry 2", in: folder).status == 64)
        #expect(try run("render -o x.png --at @\(now - 4_000)", in: folder).status == 65)
    }

    @Test func anEmptyTimelineHasNoPicture() throws {
        let folder = try TestFolder()
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.entries([], .never))]).build("Test", in: folder.url)
        let result = try run("render -o x.png", in: folder)
        #expect(result.status == 65)
        #expect(result.errors.contains("a timeline without entries"))
    }

    @Test func aFileThatCannotBeWrittenIsToldFirst() throws {
        let result = try run("render -o missing/x.png", in: try clock())
        #expect(result.status == 73)
        #expect(result.errors.hasPrefix("widgethost: missing/x.png cannot be written: "))
    }

    @Test func helpAndVersion() throws {
        let folder = try TestFolder()
        #expect(try HostProcess.run(["--help"], in: folder.url).output.contains("widgethost render"))
        #expect(try HostProcess.run(["--version"], in: folder.url).output.hasPrefix("widgethost "))
    }
}
