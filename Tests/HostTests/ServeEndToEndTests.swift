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

    private func generationAndHash() throws -> (generation: JSONValue?, hash: JSONValue?) {
        let picture = try call("pictures.get", #"{"placement":1}"#)
        return (picture["generation"], picture["hash"])
    }

    @Test func aPlacedWidgetIsShownAndReported() throws {
        try build(.black)
        let host = try serve()
        try place()
        let report = try call("placements.list")["placements"]
        guard case .array(let placements)? = report, let first = placements.first else { return #expect(Bool(false)) }
        #expect(first["kind"] == "Test")
        #expect(first["shown"]?["stage"] == "timeline")
        #expect(try call("pictures.get", #"{"placement":1,"scale":1}"#)["width"] == 158)
        #expect(try ask("status").output.contains("1  Test, systemSmall, of Test"))
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func whatWasShownOutlivesTheHostAndTheBundle() throws {
        try build(.black)
        let first = try serve()
        try place()
        let before = try generationAndHash().hash
        first.send(SIGKILL)
        _ = first.exitStatus()
        try FileManager.default.removeItem(at: bundles.appendingPathComponent("libTest.so"))
        let second = try serve()
        #expect(try generationAndHash().hash == before)
        #expect(try ask("status").output.contains("is not asked: the bundle 'Test' is not there"))
        second.terminate()
        #expect(second.finish().status == 0)
    }

    @Test func aNewBuildTakesTheOldOnesPlace() throws {
        try build(.black)
        let host = try serve()
        try place()
        let before = try generationAndHash().hash
        try build(.white)
        #expect(host.wait(forError: "Test was replaced"))
        #expect(try ask("reload", "--kind", "Test").status == 0)
        #expect(try generationAndHash().hash != before)
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func aBundleThatIsDroppedInIsInTheGallery() throws {
        let host = try serve()
        let events = try HostProcess(["events", "gallery"], in: folder.url, environment: environment)
        #expect(try call("gallery.list")["bundles"] == [])
        try build(.black)
        // The first event may come before the stream listens: the one for the start of its process may not.
        while try call("gallery.list")["bundles"] == [] {}
        #expect(try ask("place", "--kind", "Test").status == 0)
        events.send(SIGTERM)
        _ = events.exitStatus()
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
