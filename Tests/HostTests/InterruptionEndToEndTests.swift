import BundleMessages
import Drawing
import Foundation
import CLinux
import Testing

/// A run that is disturbed from outside: its bundle's process killed, itself told to end, its output closed or stalled.
@Suite struct InterruptionEndToEndTests {
    private static let red = RGBA(red: 1, green: 0, blue: 0)
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func start(
        _ bundle: ScriptedBundle, _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> HostProcess {
        try bundle.build("Test", in: folder.url)
        return try HostProcess(["--bundles", folder.url.path] + arguments, in: folder.url, environment: environment)
    }

    private static let shown = #""event":"shown","time":"#

    @Test func aKilledBundleCostsNothingAndComesBack() throws {
        // A second timeline is due in a moment that the test gives: when the bundle wishes it, here by the end of the first.
        let first = ScriptedBundle.entries([(-1, Self.red), (3, .black)], .atEnd)
        let bundle = ScriptedBundle(timeline: [.reply(first)])
        let host = try start(bundle)
        #expect(host.wait(for: #""view":"timeline","index":0"#))
        let child = try #require(host.children.first)
        #expect(child.value.hasPrefix("widgethost-bundle: Test"))
        kill(child.key, SIGKILL)
        #expect(host.wait(forError: "\n"))
        #expect(
            host.errorText
                == "widgethost: Test was ended by SIGKILL (Killed) while nothing was asked of it; it is started again when it is needed\n")
        #expect(host.wait(for: #""view":"timeline","index":1"#))
        #expect(host.wait(for: #""event":"asked""#, count: 4))
        #expect(host.children.first?.key != child.key)
        host.terminate()
        #expect(host.finish().status == 143)
    }

    @Test func aBundleKilledWhileItIsAskedIsAskedAgain() throws {
        let host = try start(ScriptedBundle(timeline: [.silence]), [], ["WIDGETHOST_TIMES": "retry=0.1"])
        #expect(host.wait(for: #""view":"timeline""#))
        kill(try #require(host.children.first).key, SIGKILL)
        #expect(host.wait(for: #""event":"asked""#, count: 4))
        host.terminate()
        let result = host.finish()
        #expect(result.errors == "widgethost: Test: Test was ended by SIGKILL (Killed); the last picture stays, next try in 0 s\n")
    }

    @Test func aReplacedBundleIsCheckedBeforeItIsStartedAgain() throws {
        let host = try start(ScriptedBundle(timeline: [.silence]), [], ["WIDGETHOST_TIMES": "retry=0.1"])
        #expect(host.wait(for: #""view":"timeline""#))
        let other = folder.url.appendingPathComponent("other")
        try Data("no library".utf8).write(to: other)
        #expect(rename(other.path, folder.path("libTest.so")) == 0)
        kill(try #require(host.children.first).key, SIGKILL)
        #expect(host.wait(forError: "is not a shared library: it does not begin as one; the last picture stays"))
        host.terminate()
        #expect(host.finish().status == 143)
    }

    @Test func anIdleBundleIsEndedWithoutAWord() throws {
        let host = try start(ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(Self.red))]), [], ["WIDGETHOST_TIMES": "idle=0.1"])
        #expect(host.wait(for: #""view":"timeline","index":0"#))
        for child in host.children.keys { #expect(ProcessWatch(child).waitForEnd()) }
        host.terminate()
        #expect(host.finish().errors.isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP], ["process", "queue"])
    func aSignalEndsItInOrder(signal: Int32, isolation: String) throws {
        let bundle = ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(Self.red))])
        let host = try start(bundle, ["--output", "out", "--isolation", isolation])
        #expect(host.wait(for: #""view":"timeline","index":0"#))
        let children = host.children.keys.map { ProcessWatch($0) }
        #expect(children.count == (isolation == "process" ? 1 : 0))
        host.send(signal)
        let result = host.finish()
        #expect(result.status == 128 + signal)
        #expect(result.events.last?["event"] as? String == "ended")
        for child in children { #expect(child.waitForEnd()) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["Test-systemSmall-0001.png"])
        #expect(folder.names == ["libTest.so", "out"])
    }

    @Test func aKilledHostTakesItsBundleAlong() throws {
        let host = try start(ScriptedBundle(timeline: [.silence]))
        #expect(host.wait(for: #""view":"timeline""#))
        let child = ProcessWatch(try #require(host.children.first).key)
        host.send(SIGKILL)
        #expect(host.finish().status == 137)
        #expect(child.waitForEnd())
    }

    @Test func whoReadsNoMoreEndsItWithoutAWord() throws {
        let many = (0..<40).map { (Double($0) * 0.05, RGBA(red: Float($0) / 40, green: 0, blue: 0)) }
        let host = try start(ScriptedBundle(timeline: [.reply(ScriptedBundle.entries(many, .never))]))
        #expect(host.wait(for: Self.shown))
        host.closeOutput()
        let result = host.finish()
        #expect(result.status == 128 + SIGPIPE)
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: ["process", "queue"])
    func aReaderThatStallsDoesNotKeepItFromEnding(isolation: String) throws {
        // More than a pipe holds.
        let many = (0..<1_000).map { (Double($0), Self.red) }
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.entries(many, .never))]).build("Test", in: folder.url)
        let host = try HostProcess(
            ["timeline", "--json", "--bundles", folder.url.path, "--isolation", isolation], in: folder.url, outputSize: 4_096)
        #expect(host.waitForOutput())
        host.terminate()
        #expect(host.exitStatus() == 143)
    }

    @Test(
        arguments: [
            ("list", 74), ("timeline", 74), ("render -o -", 74), ("--help", 74), ("--version", 74), ("--count 1", 74),
            ("render -o x.png", 0),
        ] as [(String, Int32)])
    func outputThatCannotBeWrittenIsToldOnce(arguments: String, status: Int32) throws {
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(Self.red))]).build("Test", in: folder.url)
        for redirection in [">/dev/full", "<&- >&-"] {
            let program = try HostProcess.program().path
            let words = ["-c", "exec '\(program)' \(arguments) --bundles . \(redirection)"].map {
                arguments.hasPrefix("--version") ? $0.replacing("--bundles .", with: "") : $0
            }
            let result = try HostProcess.run(words, of: "/bin/sh", in: folder.url)
            #expect(result.status == status, "\(redirection)")
            #expect(result.errorLines.count == (status == 0 ? 0 : 1), "\(result.errors)")
            if status != 0 { #expect(result.errors.hasPrefix("widgethost: Standard output cannot be written: ")) }
        }
    }

    @Test func withoutAnyDescriptorItStillDraws() throws {
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(Self.red))]).build("Test", in: folder.url)
        let program = try HostProcess.program().path
        let line = "exec '\(program)' render --bundles . -o x.png <&- >&- 2>&-"
        #expect(try HostProcess.run(["-c", line], of: "/bin/sh", in: folder.url).status == 0)
        #expect(folder.names == ["libTest.so", "x.png"])
    }

    @Test func aKindIsNoPathAndNoEscape() throws {
        let name = "../a/b\n\u{1b}[2J" + String(repeating: "🦊", count: 90)
        let kinds = [BundleDescription.Kind(kind: name, displayName: "x\u{1b}c", description: "y\rz", families: [.systemSmall])]
        try ScriptedBundle(kinds: kinds, timeline: [.reply(ScriptedBundle.picture(Self.red))]).build("Test", in: folder.url)
        let result = try HostProcess.run(["--bundles", folder.url.path, "--count", "1", "--output", "out"], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.events.first?["kind"] as? String == name)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
        #expect(files.count == 1 && files.first?.hasPrefix("_._a_b__[2J🦊") == true && files.first?.utf8.count ?? 256 < 150, "\(files)")
        #expect(folder.names == ["libTest.so", "out"])
        for arguments in [["list"], ["timeline"], ["--kind", "nothing"]] {
            let said = try HostProcess.run(arguments + ["--bundles", folder.url.path], in: folder.url)
            #expect(!(said.output + said.errors).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        }
    }

    @Test func manyBundlesAreAskedAFewAtATime() throws {
        try ScriptedBundle(timeline: [.reply(ScriptedBundle.picture(Self.red))]).build("Test", in: folder.url)
        let library = folder.url.appendingPathComponent("libTest.so")
        for number in 10..<50 {
            try FileManager.default.linkItem(at: library, to: folder.url.appendingPathComponent("libTest\(number).so"))
        }
        let host = try HostProcess(["--kind", "Test", "--bundles", folder.url.path], in: folder.url)
        #expect(host.wait(for: #""view":"timeline","index":0"#))
        // Those that were ended may not have died yet.
        #expect((1...4).contains(host.children.count))
        host.terminate()
        #expect(host.finish().errors.isEmpty)
        let list = try HostProcess.run(["list", "--json", "--bundles", folder.url.path], in: folder.url)
        #expect((list.events.first?["bundles"] as? [Any])?.count == 41)
        let missed = try HostProcess.run(["--kind", "Tset", "--bundles", folder.url.path], in: folder.url)
        #expect(missed.errors.hasSuffix("to be one of: 'Test'.\n"))
    }
}
