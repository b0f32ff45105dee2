import CairoRendering
import Control
import Foundation
import Rendering
import Testing

@testable import widgethost

/// The commands on `Plugins/LadderWidget` as it is shipped.
@Suite struct LadderEndToEndTests {
    private let folder: TestFolder
    private let environment: [String: String]

    init() throws {
        folder = try TestFolder()
        environment = ["WIDGETHOST_BUNDLE_PATH": try ShippedBundle.ladderWidget.path()]
    }

    private func run(_ arguments: String, _ variables: [String: String] = [:]) throws -> HostProcess.Result {
        let words = arguments.split(separator: " ").map(String.init)
        return try HostProcess.run(words, in: folder.url, environment: environment.merging(variables) { $1 })
    }

    private func picture(_ arguments: String) throws -> Bitmap {
        let result = try run("render -o x.png \(arguments)")
        #expect(result.status == 0, "\(result.errors)")
        return try decoded("x.png")
    }

    private func decoded(_ name: String) throws -> Bitmap { try ImageDecoder.decode(try folder.bytes(name), file: name) }

    // The only test that waits for the dates of a timeline.
    @Test(arguments: ["process", "queue"])
    func threeEntriesComeAtTheirDates(isolation: String) throws {
        let result = try run("--kind LadderWidget --count 3 --output out --isolation \(isolation)")
        #expect(result.status == 0, "\(result.errors)")
        let names = (1...3).map { "LadderWidget-systemSmall-000\($0).png" }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted() == names)
        let pictures = try names.map { try decoded("out/\($0)").pixels }
        #expect(Set(pictures).count == 3)
        let shown = result.events.filter { $0["event"] as? String == "shown" && $0["view"] as? String == "timeline" }
        let dates = shown.compactMap { ($0["date"] as? String).flatMap(date(from:)) }
        let times = shown.compactMap { ($0["time"] as? String).flatMap(date(from:)) }
        #expect(zip(dates, dates.dropFirst()).map { ($1.timeIntervalSince($0) * 1_000).rounded() } == [3_000, 3_000])
        #expect(zip(dates, times).dropFirst().allSatisfy { $0 <= $1 })
    }

    @Test func variablesOfXcodesSchemesChoose() throws {
        let variables = ["_XCWidgetKind": "NewsWidget", "_XCWidgetFamily": "systemMedium"]
        let result = try run("--count 1 --output out", variables)
        #expect(result.status == 0 && result.errors.isEmpty)
        let bitmap = try decoded("out/NewsWidget-systemMedium-0001.png")
        #expect(bitmap.width == 676 && bitmap.height == 316)
    }

    @Test func picturesAreVectorsWhereThatIsAskedFor() throws {
        let run = try run("--kind LadderWidget --count 1 --output out --format svg")
        #expect(run.status == 0, "\(run.errors)")
        let svg = String(decoding: try folder.bytes("out/LadderWidget-systemSmall-0001.svg"), as: UTF8.self)
        #expect(svg.contains(#"viewBox="0 0 158 158""#) && svg.contains("#glyph"))
        #expect(try self.run("render --kind LadderWidget -o x.pdf").status == 0)
        #expect(try folder.bytes("x.pdf").starts(with: Array("%PDF-".utf8)))
        let printed = try self.run("render --kind LadderWidget -o - --format svg")
        #expect(printed.status == 0 && printed.output.hasPrefix("<?xml"))
    }

    @Test func aFormatThatIsNoneIsOneError() throws {
        let result = try run("--kind LadderWidget --count 1 --output out --format jpg")
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors == "widgethost: --format 'jpg' is not understood: it must be one of png, svg or pdf.\n")
    }

    @Test func withoutAKindItAsksForOne() throws {
        let result = try run("")
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(
            result.errors == """
                Please specify the widget kind in the environment using the key '_XCWidgetKind' to be one of: 'LadderWidget', \
                'NewsWidget', 'PlayerWidget'.

                """)
    }

    @Test(
        arguments: [
            ("--kind LadderWidget", 316, 316), ("--kind LadderWidget --family systemMedium --scheme dark", 676, 316),
            ("--kind NewsWidget --family systemLarge --scale 1", 338, 354), ("--kind NewsWidget --scale 3", 474, 474),
            ("--kind LadderWidget --scale 0.1", 16, 16), ("--kind NewsWidget --scale 16", 2_528, 2_528),
        ] as [(String, Int, Int)])
    func aPictureHasItsSizeAndRoundCorners(flags: String, width: Int, height: Int) throws {
        let bitmap = try picture(flags)
        #expect(bitmap.width == width && bitmap.height == height)
        let corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
        #expect(corners.allSatisfy { bitmap[$0.0, $0.1] >> 24 < 0x80 })
        #expect(bitmap[width / 2, 1] >> 24 == 0xff && bitmap[1, height / 2] >> 24 == 0xff)
    }

    @Test(arguments: ["LadderWidget", "NewsWidget"])
    func lightIsBrightAndDarkIsNot(kind: String) throws {
        let light = try picture("--kind \(kind) --scheme light")
        let dark = try picture("--kind \(kind) --scheme dark")
        // At the edge there is nothing but the background.
        #expect(brightness(light[158, 4]) > 0.8)
        #expect(brightness(dark[158, 4]) < 0.3)
    }

    @Test func aPlaceholderShowsNothingOfThePicture() throws {
        let flags = "--kind LadderWidget --family systemMedium --view"
        let placeholder = try picture("\(flags) placeholder")
        let snapshot = try picture("\(flags) snapshot")
        #expect(colors(in: snapshot, x: 40..<276, y: 40..<276) > 1_000)
        // A grey field over a background that runs from top to bottom.
        #expect(colors(in: placeholder, x: 40..<276, y: 40..<276) <= 236)
        #expect((40..<276).allSatisfy { y in placeholder[40, y] == placeholder[275, y] })
        // The heading is not redacted.
        #expect((320..<450).allSatisfy { x in (34..<60).allSatisfy { y in placeholder[x, y] == snapshot[x, y] } })
    }

    @Test(arguments: ["--view placeholder", "--view snapshot --scheme dark --family systemMedium --scale 3"])
    func theSameInputGivesTheSameBytes(flags: String) throws {
        for name in ["a", "b"] { _ = try run("render --kind LadderWidget -o \(name).png \(flags)") }
        _ = try run("render --kind LadderWidget -o c.png --isolation queue \(flags)")
        #expect(try folder.bytes("a.png").count > 1_000)
        #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
        #expect(try folder.bytes("a.png") == folder.bytes("c.png"))
    }

    @Test(arguments: ["process", "queue"])
    func theGalleryAsJSON(isolation: String) throws {
        let result = try run("list --json --isolation \(isolation)")
        #expect(result.status == 0)
        let bundle = try JSONValue(reading: result.output.trimmingCharacters(in: .newlines))["bundles"]?.first
        let path = URL(fileURLWithPath: try ShippedBundle.ladderWidget.path()).resolvingSymlinksInPath().path
        #expect(bundle?["path"] == .string(path))
        let kinds = bundle?["kinds"]?.items ?? []
        #expect(kinds.map { $0["kind"] } == ["LadderWidget", "NewsWidget", "PlayerWidget"])
        #expect(kinds.map { $0["name"] } == ["Ladder", "News", "Player"])
        #expect(
            kinds.map { $0["description"] } == [
                "The score of a player on the ladder.", "What happened on the ladder.",
                "The score of a player whom the ladder's server knows.",
            ])
        #expect(kinds.map { $0["families"]?.items.count } == [2, 3, 2])
        #expect(kinds.first?["summary"] == "Follow ${selection}")
        #expect(
            kinds.prefix(2).map { $0["recommendations"]?.text } == [
                #"""
                [{"title":"Bloodseeker","configuration":{"selection":"bloodseeker"}},\#
                {"title":"Morphling","configuration":{"selection":"morphling"}},{"title":"Lina","configuration":{"selection":"lina"}}]
                """#, nil,
            ])
        #expect(
            kinds.prefix(2).map { $0["parameters"]?.text } == [
                #"""
                [{"name":"selection","title":"Player","type":"enum","typeName":"ProfileSelection","default":"bloodseeker","choices":\#
                [{"value":"bloodseeker","title":"Bloodseeker"},{"value":"morphling","title":"Morphling"},{"value":"lina","title":"Lina"},\#
                {"value":"another","title":"Another player","subtitle":"From the whole ladder"}]},\#
                {"name":"player","title":"Name","type":"entity","typeName":"PlayerEntity","optional":true,"options":"listed","hidden":true}]
                """#, "[]",
            ])
    }

    @Test func theTimelineAsJSON() throws {
        let plan = try #require(try run("timeline --kind LadderWidget --json").events.first)
        #expect(plan["kind"] as? String == "LadderWidget" && plan["family"] as? String == "systemSmall")
        #expect((plan["policy"] as? [String: String]) == ["policy": "atEnd"])
        let entries = try #require(plan["entries"] as? [[String: Any]])
        let dates = entries.compactMap { ($0["date"] as? String).flatMap(date(from:)) }
        #expect(dates.count == 20)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 3) < 0.002 })
        #expect(entries.allSatisfy { ($0["bytes"] as? Int ?? 0) > 500 })
        let reload = try #require((plan["nextReload"] as? String).flatMap(date(from:)))
        #expect(dates.last.map { $0 < reload } == true)
    }
}

/// How many colours there are in a part of a picture.
private func colors(in bitmap: Bitmap, x: Range<Int>, y: Range<Int>) -> Int {
    Set(y.flatMap { y in x.map { x in bitmap[x, y] } }).count
}

/// From 0 to 1.
private func brightness(_ pixel: UInt32) -> Double {
    let parts = [16, 8, 0].map { (pixel >> $0) & 0xff }
    return Double(parts.reduce(0, +)) / (3 * 255)
}
