import Control
import Foundation
import Testing

/// `WidgetCenter` as authors use it: in a bundle that a daemon runs, and in an app beside it.
@Suite struct CenterEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder() }

    private func serve() throws -> HostProcess { try served.serve(bundles: ShippedBundle.center.path(), flags: ["--spacing", "0"]) }
    private func app() throws -> CenterApp { try CenterApp(in: served.folder.url, environment: served.environment) }

    /// Reloads the first placement and waits until its bundle has printed what it is told is placed.
    private func told(_ expected: String, by host: HostProcess) throws {
        try served.run("reload", "--placement", "1")
        #expect(host.wait(forError: "placed: \(expected);"), "\(host.errorText)")
    }

    @Test func aBundleIsToldTheTruthAtEachStep() throws {
        let host = try serve()
        try served.run("place", "--kind", "Note")
        try told("Note systemSmall nothing 1", by: host)
        try served.run("place", "--kind", "Restless")
        try told("Note systemSmall nothing 1, Restless systemSmall -", by: host)
        try served.run("configure", "1", "--set", "words=milk", "--set", "count=4")
        try told("Note systemSmall milk 4, Restless systemSmall -", by: host)
        // Its provider is asked with them.
        #expect(host.errorText.contains("asked: nothing 1 -;") && host.wait(forError: "asked: milk 4 -;"))
        _ = try served.call("placements.move", #"{"placement":2,"place":{"position":0}}"#)
        try told("Restless systemSmall -, Note systemSmall milk 4", by: host)
        try served.run("remove", "2")
        try served.run("place", "--kind", "Note", "--family", "systemMedium")
        try told("Note systemSmall milk 4, Note systemMedium nothing 1", by: host)
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func anAppIsToldTheTruthAtEachStepAndAcrossTheDaemonsDeath() throws {
        let app = try app()
        #expect(app.ask("list")?.hasPrefix("failed: No widget host answers at \(served.folder.path("run"))") == true)
        #expect(app.ask("reloadAll") == "asked")
        let host = try serve()
        #expect(app.ask("list") == "placed: ;")
        try served.run("place", "--kind", "Note")
        #expect(app.ask("list") == "placed: Note systemSmall nothing 1;")
        try served.run("configure", "1", "--set", "words=milk")
        #expect(app.ask("tell") == "asked")
        #expect(app.line() == "told: Note systemSmall milk 1;")
        host.send(SIGKILL)
        _ = host.exitStatus()
        #expect(app.ask("list")?.hasPrefix("failed: No widget host answers") == true)
        let second = try serve()
        #expect(app.ask("list") == "placed: Note systemSmall milk 1;")
        try served.run("remove", "1")
        #expect(app.ask("list") == "placed: ;")
        #expect(app.finish() == 0)
        second.terminate()
        #expect(second.finish().status == 0)
    }

    @Test func anAppsReloadBringsANewList() throws {
        let host = try serve()
        try served.run("place", "--kind", "Note")
        try told("Note systemSmall nothing 1", by: host)
        let events = try HostProcess(["events"], in: served.folder.url, environment: served.environment)
        let listens = try (0..<500).contains { _ in try served.call("host.status")["clients"] == 2 }
        try #require(listens)
        let app = try app()
        #expect(app.ask("reload Note Nowhere") == "asked")
        #expect(events.wait(for: "asked"))
        #expect(events.wait(for: #""view":"timeline""#, count: 2))
        // What is asked for last goes out though the app ends at once.
        #expect(app.ask("reloadAll") == "asked")
        #expect(app.finish() == 0)
        #expect(events.wait(for: #""view":"timeline""#, count: 4))
        events.terminate()
        _ = events.finish()
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test func manyReloadsWithinACallAreOneAfterIt() throws {
        let host = try serve()
        try served.run("place", "--kind", "Restless")
        try #require(host.wait(forError: "timeline 2 ends"), "\(host.errorText)")
        // A third one would have come before the answer to this.
        try served.run("reload", "--placement", "1")
        try #require(host.wait(forError: "timeline 3 ends"))
        let order = host.errorText.split(separator: "\n").compactMap { line in line.range(of: "timeline ").map { line[$0.lowerBound...] } }
        #expect(order == (1...3).flatMap { ["timeline \($0) begins", "timeline \($0) ends"] })
        host.terminate()
        #expect(host.finish().status == 0)
    }

    @Test(arguments: ["process", "queue"]) func aForegroundRunHasTheOneWidgetPlaced(isolation: String) throws {
        let arguments = ["--kind", "Note", "--family", "systemMedium", "--count", "1", "--isolation", isolation]
        let result = try HostProcess.run(
            arguments + ["--bundles", ShippedBundle.center.path()], in: served.folder.url, environment: served.environment)
        #expect(result.status == 0)
        #expect((result.errors + result.output).contains("placed: Note systemMedium nothing 1;"), "\(result.errors)")
    }
}
