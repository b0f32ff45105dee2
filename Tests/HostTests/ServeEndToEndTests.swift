import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// The daemon as users and programs meet it: real processes, a real socket, a real database.
@Suite struct ServeEndToEndTests {
    private let folder: TestFolder
    private let environment: [String: String]

    init() throws {
        folder = try TestFolder()
        for name in ["run", "state", "bundles"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        environment = ["XDG_RUNTIME_DIR": folder.path("run"), "XDG_STATE_HOME": folder.path("state")]
    }

    private var bundles: URL { folder.url.appendingPathComponent("bundles") }

    /// A daemon that answers.
    private func serve() throws -> HostProcess {
        let host = try HostProcess(["serve", "--bundles", bundles.path], in: folder.url, environment: environment)
        #expect(host.wait(forError: "answers at"))
        return host
    }

    private func ask(_ arguments: String...) throws -> HostProcess.Result {
        try HostProcess.run(arguments, in: folder.url, environment: environment)
    }

    /// The answer of a method as JSON.
    private func call(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
        let result = try ask("call", method, parameters)
        try #require(result.status == 0, "\(result.errors)")
        return try JSONValue(reading: result.output.trimmingCharacters(in: .newlines))
    }

    /// A bundle that shows a square of one colour in both schemes.
    private func build(_ color: RGBA, _ name: String = "Test") throws {
        let list = ScriptedBundle.square(color).encoded()
        let reply = TimelineReply(entries: [.init(date: Date() - 1, lists: [list, list])], policy: .never)
        try ScriptedBundle(
            placeholder: [.reply(.timeline(reply))], snapshot: [.reply(.timeline(reply))], timeline: [.reply(.timeline(reply))]
        ).build(name, in: bundles)
    }

    /// Places the test widget and waits until its timeline is on screen.
    private func place() throws {
        #expect(try ask("place", "--kind", "Test").output == "placement 1: Test, systemSmall\n")
        #expect(try ask("reload", "--placement", "1").output == "placement 1: reloaded\n")
    }

    private func pictureHash() throws -> JSONValue? { try call("pictures.get", #"{"placement":1}"#)["hash"] }

    private func first(of array: JSONValue?) -> JSONValue? {
        guard case .array(let values)? = array else { return nil }
        return values.first
    }

    @Test func aPlacedWidgetIsShownAndReported() throws {
        try build(.black)
        let host = try serve()
        try place()
        let report = try #require(first(of: try call("placements.list")["placements"]))
        #expect(report["kind"] == "Test")
        #expect(report["shown"]?["stage"] == "timeline")
        let entry = try #require(first(of: try call("timelines.get", #"{"placement":1}"#)["entries"]))
        #expect(entry["bytes"] == .int(ScriptedBundle.square(.black).encoded().count))
        #expect(try call("pictures.get", #"{"placement":1,"scale":1}"#)["width"] == 158)
        #expect(try ask("status").output.contains("1  Test, systemSmall, of Test"))
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func whatWasShownOutlivesTheHostAndTheBundle() throws {
        try build(.black)
        let first = try serve()
        try place()
        let before = try pictureHash()
        first.send(SIGKILL)
        _ = first.exitStatus()
        try FileManager.default.removeItem(at: bundles.appendingPathComponent("libTest.so"))
        let second = try serve()
        #expect(try pictureHash() == before)
        #expect(try ask("status").output.contains("is not asked: the bundle 'Test' is not there"))
        second.terminate()
        #expect(second.finish().status == 0)
    }

    @Test func aNewBuildTakesTheOldOnesPlace() throws {
        try build(.black)
        let host = try serve()
        try place()
        let before = try pictureHash()
        try build(.white)
        #expect(host.wait(forError: "Test was replaced"))
        #expect(try ask("reload", "--kind", "Test").status == 0)
        #expect(try pictureHash() != before)
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func aBundleThatIsDroppedInIsTold() throws {
        let host = try serve()
        #expect(try call("gallery.list")["bundles"] == [])
        let events = try HostProcess(["events", "gallery"], in: folder.url, environment: environment)
        // The stream is one client and the question another; it is bounded, since a stream that never comes is a failure.
        let listens = try (0..<500).contains { _ in try call("host.status")["clients"] == 2 }
        try #require(listens)
        try build(.black)
        #expect(events.wait(for: "bundleAdded"))
        #expect(try ask("place", "--kind", "Test").status == 0)
        let bundle = try #require(first(of: try call("gallery.list")["bundles"]))
        #expect(first(of: bundle["kinds"])?["kind"] == "Test")
        events.send(SIGTERM)
        #expect(events.exitStatus() == 128 + SIGTERM)
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func settingsThatNobodyKnowsStay() throws {
        try build(.black)
        let host = try serve()
        #expect(try ask("place", "--kind", "Test", "--set", "profile=Lina", "--set", "n=3").status == 0)
        #expect(try ask("configure", "1", "--set", "n=4").output == "placement 1: {\"profile\":\"Lina\",\"n\":4}\n")
        host.send(SIGKILL)
        _ = host.exitStatus()
        let second = try serve()
        #expect(try ask("configure", "1", "--set", "n=null").output == "placement 1: {\"profile\":\"Lina\"}\n")
        #expect(try ask("remove", "1").status == 0)
        #expect(try call("placements.list")["placements"] == [])
        second.terminate()
        #expect(second.finish().status == 0)
    }

    @Test func aSecondHostIsRefused() throws {
        let host = try serve()
        let second = try HostProcess.run(["serve", "--bundles", bundles.path], in: folder.url, environment: environment)
        #expect(second.status != 0)
        #expect(second.errorLines.count == 1)
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test(arguments: [
        (["place", "--kind", "Nothing"], "no bundle holds the kind 'Nothing'"), (["remove", "7"], "there is no placement 7"),
        (["call", "no.such"], "there is no method 'no.such'"), (["reload", "--kind", "Nothing"], "no bundle holds the kind 'Nothing'"),
    ])
    func whatCannotBeDoneIsSaid(arguments: [String], words: String) throws {
        let host = try serve()
        let result = try HostProcess.run(arguments, in: folder.url, environment: environment)
        #expect(result.status == 69)
        #expect(result.errors.contains(words))
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func withoutAHostTheCommandSaysHowToStartOne() throws {
        let result = try ask("status")
        #expect(result.status == 69)
        #expect(result.errors.contains("start one with `widgethost serve`"))
    }
}
