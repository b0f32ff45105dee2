import BundleMessages
import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

/// The foreground run, from the command line to files and lines.
@Suite struct RunEndToEndTests {
    private static let red = RGBA(red: 1, green: 0, blue: 0)
    private static let green = RGBA(red: 0, green: 1, blue: 0)
    private static let blue = RGBA(red: 0, green: 0, blue: 1)

    private func folder(_ bundle: ScriptedBundle) throws -> TestFolder {
        let folder = try TestFolder()
        try bundle.build("Test", in: folder.url)
        return folder
    }

    private func run(_ bundle: ScriptedBundle, _ arguments: [String]) throws -> (HostProcess.Result, TestFolder) {
        let folder = try folder(bundle)
        return (try HostProcess.run(["--bundles", folder.url.path] + arguments, in: folder.url), folder)
    }

    /// The pixel in the middle of a picture that was written.
    private func middle(_ folder: TestFolder, _ name: String) throws -> UInt32 {
        let bitmap = try ImageDecoder.decode(try folder.bytes(name), file: name)
        #expect(bitmap.width == 316 && bitmap.height == 316)
        return bitmap[158, 158]
    }

    @Test(arguments: ["process", "queue"])
    func threeEntriesAreThreePictures(isolation: String) throws {
        // Reloads, not dates, bring the next ones: how long a compiler takes must not matter.
        let timelines = [Self.red, Self.green, Self.blue].map { ScriptedBundle.entries([(-1, $0), (-9, .black)], .atEnd) }
        let (result, folder) = try run(
            ScriptedBundle(timeline: timelines.map { .reply($0) }), ["--count", "3", "--output", "out/deep", "--isolation", isolation])
        #expect(result.status == 0, "\(result.errors)")
        let names = (1...3).map { "out/deep/Test-systemSmall-000\($0).png" }
        #expect(try names.map { try middle(folder, $0) } == [0xffff_0000, 0xff00_ff00, 0xff00_00ff])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out/deep")).count == 3)
        let shown = result.events.filter { $0["event"] as? String == "shown" }
        #expect(shown.map { $0["view"] as? String } == ["placeholder", "snapshot", "timeline", "timeline", "timeline"])
        #expect(shown.compactMap { $0["file"] as? String } == names)
        #expect(result.events.last?["shown"] as? Int == 3)
        #expect(result.errorLines.count == (isolation == "queue" ? 1 : 0))
        #expect(result.errors.contains("a crash of one ends this command") == (isolation == "queue"))
    }

    @Test func anEntryThatLooksLikeTheSnapshotCountsNevertheless() throws {
        let (result, folder) = try run(
            ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(.black))]), ["--count", "1", "--output", "out"])
        #expect(result.status == 0)
        #expect(try middle(folder, "out/Test-systemSmall-0001.png") == 0xff00_0000)
    }

    @Test(
        arguments: [
            (.trap, "crashed with SIG"), (.exit(3), "exited by itself with status 3"), (.garbage, "answered nonsense"),
        ] as [(ScriptedBundle.Step, String)])
    func aBundleThatFailsLeavesThePictureAndOneLine(step: ScriptedBundle.Step, reason: String) throws {
        let first = ScriptedBundle.Step.reply(ScriptedBundle.entries([(-1, Self.red)], .atEnd))
        let folder = try folder(ScriptedBundle(timeline: [first, step]))
        let host = try HostProcess(["--bundles", folder.url.path, "--output", "out"], in: folder.url)
        #expect(host.wait(for: #""event":"kept""#))
        host.terminate()
        let result = host.finish()
        #expect(result.status == 143)
        #expect(result.errorLines.count == 1, "\(result.errors)")
        #expect(result.errors.contains(reason) && result.errors.contains("; the last picture stays, next try in 30 s"), "\(result.errors)")
        #expect(try middle(folder, "out/Test-systemSmall-0001.png") == 0xffff_0000)
    }

    @Test func aSilentProviderIsGivenUpAndTheRunGoesOn() throws {
        let folder = try folder(ScriptedBundle(placeholder: [.silence], timeline: [.silence]))
        let host = try HostProcess(
            ["--bundles", folder.url.path, "--view", "placeholder"], in: folder.url, environment: ["WIDGETHOST_TIMES": "placeholder=0.3"])
        #expect(host.wait(for: #""event":"kept""#))
        host.terminate()
        let result = host.finish()
        #expect(
            result.errors
                == "widgethost: Test: the provider gave no placeholder within 0.3 seconds, in which it must return or call its completion, next try in 30 s\n"
        )
    }

    @Test func aSecondReplyIsIgnoredAndTold() throws {
        let twice = ScriptedBundle.Step.replyTwice(ScriptedBundle.picture(Self.red))
        let (result, _) = try run(
            ScriptedBundle(snapshot: [twice], timeline: [.reply(ScriptedBundle.picture(Self.blue))]), ["--count", "1"])
        #expect(result.status == 0)
        #expect(result.errors.contains("second reply"))
    }

    @Test func anEmptyTimelineKeepsTheSnapshot() throws {
        let empty = ScriptedBundle.entries([], .atEnd)
        let folder = try folder(ScriptedBundle(timeline: [.reply(empty)]))
        let host = try HostProcess(["--bundles", folder.url.path], in: folder.url)
        #expect(host.wait(for: #""event":"kept""#))
        host.terminate()
        let result = host.finish()
        #expect(
            result.errors == "widgethost: Test: the provider gave a timeline without entries; the last picture stays, next try in 30 s\n")
    }

    @Test(arguments: [("placeholder", 0xffff_ffff), ("snapshot", 0xff00_0000)] as [(String, UInt32)])
    func otherViewsAreOnePicture(view: String, pixel: UInt32) throws {
        let (result, folder) = try run(ScriptedBundle(timeline: [.trap]), ["--view", view, "--output", "out"])
        #expect(result.status == 0)
        #expect(try middle(folder, "out/Test-systemSmall-0001.png") == pixel)
    }

    @Test func anUnwritableFolderIsToldBeforeAnythingRuns() throws {
        let folder = try folder(ScriptedBundle(timeline: [.trap]))
        try Data().write(to: folder.url.appendingPathComponent("file"))
        for place in ["file", "file/deeper", "/proc/out"] {
            let result = try HostProcess.run(["--bundles", folder.url.path, "--output", place], in: folder.url)
            #expect(result.status == 73)
            #expect(result.output.isEmpty && result.errorLines.count == 1)
            #expect(result.errors.hasPrefix("widgethost: \(place) cannot be written: "), "\(result.errors)")
        }
    }

    @Test func variablesOfXcodesSchemesChooseTheWidget() throws {
        let kinds = ["A", "B"].map {
            BundleDescription.Kind(kind: $0, displayName: $0, description: "", families: [.systemSmall, .systemMedium])
        }
        let folder = try folder(ScriptedBundle(kinds: kinds, timeline: [.reply(ScriptedBundle.picture(Self.red))]))
        let environment = ["_XCWidgetKind": "B", "_XCWidgetFamily": "systemMedium", "WIDGETHOST_BUNDLE_PATH": folder.url.path]
        let result = try HostProcess.run(["--count", "1", "--output", "out"], in: folder.url, environment: environment)
        #expect(result.status == 0)
        #expect(folder.names.contains("out"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["B-systemMedium-0001.png"])
    }
}
