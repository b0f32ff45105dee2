import CairoRendering
import Foundation
import Rendering
import Testing

/// Every way in which a Swift widget can go wrong, by the fixture of that name; placeholders and snapshots are sound there.
@Suite struct MisbehavingEndToEndTests {
    /// What a command on one kind must bring.
    struct Expectation: Sendable, CustomTestStringConvertible {
        var kind: String
        var status: Int32 = 0
        /// Lines of standard error, in their order.
        var lines: [String] = []

        var testDescription: String { kind }
    }

    private static let silence = "gave no timeline within 0.5 seconds, in which it must return or call its completion."
    private static let noPicture = "widgethost: The widget"
    private static let catalog = "Misbehaving.widget/Assets.xcassets"

    static let survived: [Expectation] = [
        Expectation(kind: "NeverCalls", status: 69, lines: ["\(noPicture) 'NeverCalls' gave no picture: the provider \(silence)"]),
        Expectation(kind: "AsyncNever", status: 69, lines: ["\(noPicture) 'AsyncNever' gave no picture: the provider \(silence)"]),
        Expectation(kind: "HangsMain", status: 69, lines: ["\(noPicture) 'HangsMain' gave no picture: the provider \(silence)"]),
        Expectation(
            kind: "Empty", status: 65,
            lines: ["widgethost: The provider of the widget 'Empty' gave a timeline without entries; there is nothing to draw."]),
        Expectation(kind: "OutOfOrder"),
        Expectation(
            kind: "TwentyThousand",
            lines: ["widgethost: TwentyThousand: The timeline has 20000 entries; those after the first 1000 were left out."]),
        Expectation(
            kind: "NaNDates",
            lines: [
                "widgethost: NaNDates: The policy's date (nan s) is no date: .atEnd is used.",
                "widgethost: NaNDates: 2 of 3 entries have no valid date and were left out.",
            ]),
        Expectation(kind: "DistantFuture"),
        Expectation(
            kind: "DeepTree",
            lines: ["widgethost: DeepTree: a view tree deeper than 512 views, at AnyView: drawn as the prohibited sign"]),
        Expectation(
            kind: "HugeText", lines: ["widgethost: HugeText: a text of more than 4095 characters: the rest is left out"]),
        Expectation(
            kind: "BrokenPicture",
            lines: [
                "\(catalog)/Broken.imageset/broken.png: the file ends before the picture does; export it again"
            ]),
        Expectation(
            kind: "HugePicture",
            lines: [
                "\(catalog)/Huge.imageset/huge.png: 20000 × 16 pixels, where 8192 a side and 67108864 in all are the most; make it smaller"
            ]),
        Expectation(
            kind: "Prohibited", lines: ["widgethost: Prohibited: a widget cannot hold a ScrollView: drawn as the prohibited sign"]),
    ]

    static let fatal: [Expectation] = [
        Expectation(
            kind: "ProviderExits", status: 69,
            lines: ["\(noPicture) 'ProviderExits' gave no picture: Misbehaving exited by itself with status 3 while"]),
        Expectation(
            kind: "BodyTraps", status: 69,
            lines: ["Fatal error: Index out of range", "\(noPicture) 'BodyTraps' gave no picture: Misbehaving crashed with SIG"]),
    ]

    private let folder: TestFolder

    /// Deadlines for those who let them pass; a busy machine must not fail the others.
    private static let impatient = ["WIDGETHOST_TIMES": "timeline=0.5,retry=0.2"]

    init() throws { folder = try TestFolder() }

    private func run(_ words: [String], _ environment: [String: String] = [:]) throws -> HostProcess.Result {
        try HostProcess.run(words + ["--bundles", ShippedBundle.misbehaving.path()], in: folder.url, environment: environment)
    }

    private func render(_ expected: Expectation, isolation: String) throws -> [Substring] {
        let isSilent = expected.lines.contains { $0.hasSuffix(Self.silence) }
        let words = ["render", "--kind", expected.kind, "-o", "x.png", "--isolation", isolation]
        let result = try run(words, isSilent ? Self.impatient : [:])
        #expect(result.status == expected.status, "\(result.errors)")
        // Whole or not at all.
        #expect(folder.names == (expected.status == 0 ? ["x.png"] : []))
        if expected.status == 0 { #expect(try ImageDecoder.decode(try folder.bytes("x.png"), file: "x.png").width == 316) }
        return result.errorLines
    }

    @Test(arguments: survived + fatal)
    func inAProcessOneLineSaysWhatWasWrong(expected: Expectation) throws {
        let lines = try render(expected, isolation: "process")
        #expect(lines.count == expected.lines.count, "\(lines)")
        for (line, words) in zip(lines, expected.lines) { #expect(line.contains(words)) }
    }

    @Test(arguments: survived)
    func inAQueueTheCommandSurvivesWhatItCan(expected: Expectation) throws {
        let lines = try render(expected, isolation: "queue").dropFirst()
        #expect(lines.count == expected.lines.count, "\(lines)")
        for (line, words) in zip(lines, expected.lines) { #expect(line.contains(words)) }
    }

    @Test func inAQueueAnExitIsNoSuccess() throws {
        let result = try run(["render", "--kind", "ProviderExits", "-o", "x.png", "--isolation", "queue"])
        #expect(result.status == 69)
        #expect(
            result.errorLines.last == "widgethost: a bundle ended this process, and the command with it: run it with --isolation process")
        #expect(folder.names.isEmpty)
    }

    @Test func inAQueueATrapEndsAll() throws {
        let words = ["render", "--kind", "BodyTraps", "-o", "x.png", "--isolation", "queue"]
        let result = try run(words, ["SWIFT_BACKTRACE": "enable=no"])
        #expect(result.status >= 128)
        #expect(result.errorLines.first?.contains("a crash of one ends this command") == true)
        #expect(folder.names.isEmpty)
    }

    @Test(arguments: ["NeverCalls", "HangsMain", "ProviderExits", "BodyTraps"])
    func theRunKeepsItsPictureAndTriesAgain(kind: String) throws {
        let host = try HostProcess(
            ["--kind", kind, "--bundles", ShippedBundle.misbehaving.path()], in: folder.url, environment: Self.impatient)
        // Twice: it has come back in between.
        #expect(host.wait(for: #""event":"kept""#, count: 2))
        host.terminate()
        let result = host.finish()
        #expect(result.status == 143)
        let reasons = result.errorLines.filter { $0.hasPrefix("widgethost: \(kind): ") }
        #expect(reasons.count >= 2 && reasons.allSatisfy { $0.contains("; the last picture stays, next try in ") }, "\(result.errors)")
        let shown = result.events.filter { $0["event"] as? String == "shown" }.compactMap { $0["view"] as? String }
        #expect(shown == ["placeholder", "snapshot"])
    }

    @Test func aSecondAnswerIsLeftOutAndTold() throws {
        let host = try HostProcess(["--kind", "CallsTwice", "--bundles", ShippedBundle.misbehaving.path()], in: folder.url)
        #expect(host.wait(forError: "\n"))
        #expect(host.wait(for: #""view":"timeline","index":0"#))
        host.terminate()
        let result = host.finish()
        #expect(
            result.errors == "[Misbehaving] The provider of 'CallsTwice' answered a request twice; the second answer was left out.\n")
        #expect(result.events.filter { $0["view"] as? String == "timeline" && $0["event"] as? String == "shown" }.count == 1)
    }

    @Test(
        arguments: [("OutOfOrder", 3), ("TwentyThousand", 1_000), ("NaNDates", 1), ("DistantFuture", 2), ("Empty", 0)] as [(String, Int)])
    func timelinesArePrintedInOrder(kind: String, count: Int) throws {
        let result = try run(["timeline", "--kind", kind, "--json"])
        #expect(result.status == 0)
        let entries = try #require(result.events.first?["entries"] as? [[String: Any]])
        let dates = entries.compactMap { $0["date"] as? String }
        #expect(dates.count == count && dates == dates.sorted())
    }

    @Test func theDistantFutureIsNoError() throws {
        let result = try run(["timeline", "--kind", "DistantFuture"])
        #expect(
            result.output == """
                DistantFuture, systemSmall: 2 entries
                0  0001-01-01T00:00:00.000Z
                1  4001-01-01T00:00:00.000Z
                policy after 4001-01-01T00:00:00.000Z, next reload never

                """)
        #expect(result.errors.isEmpty)
    }
}
