import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// The daemon as users and programs meet it: real processes, a real socket, a real database.
@Suite struct ServeEndToEndTests {
    private let bed: ServedFolder

    init() throws { bed = try ServedFolder() }

    private var bundles: URL { bed.bundles }
    private func serve() throws -> HostProcess { try bed.serve() }
    private func call(_ method: String, _ parameters: String = "{}") throws -> JSONValue { try bed.call(method, parameters) }
    private func build(_ color: RGBA) throws { try bed.build(color) }
    private func place() throws { try bed.place() }

    private func ask(_ arguments: String...) throws -> HostProcess.Result {
        try HostProcess.run(arguments, in: bed.folder.url, environment: bed.environment)
    }

    private func pictureHash() throws -> JSONValue? { try call("pictures.get", #"{"placement":1}"#)["hash"] }

    @Test func aPlacedWidgetIsShownAndReported() throws {
        try build(.black)
        let host = try serve()
        try place()
        let report = try #require(try call("placements.list")["placements"]?.first)
        #expect(report["kind"] == "Test")
        #expect(report["shown"]?["stage"] == "timeline")
        let entry = try #require(try call("timelines.get", #"{"placement":1}"#)["entries"]?.first)
        #expect(entry["bytes"] == .int(ScriptedBundle.square(.black).encoded().count))
        #expect(try call("pictures.get", #"{"placement":1,"scale":1}"#)["width"] == 158)
        #expect(try ask("status").output.contains("1  Test, systemSmall, of Test"))
        bed.end(host)
    }

    @Test func aPictureComesInTheFormatThatIsAskedFor() throws {
        try build(.black)
        let host = try serve()
        try place()
        for (format, start) in [("svg", "<?xml"), ("pdf", "%PDF-")] {
            let picture = try call("pictures.get", #"{"placement":1,"format":"\#(format)","scale":3}"#)
            #expect(picture["format"] == .string(format) && picture["width"] == 158 && picture["height"] == 158)
            let data = try #require(picture["data"].flatMap { try? Base64Bytes(json: $0) })
            #expect(data.bytes.starts(with: Array(start.utf8)))
            #expect(picture["until"] == nil, "nothing moves")
        }
        bed.end(host)
    }

    @Test func aPictureThatMovesSaysUntilWhenItHolds() throws {
        let (now, line) = (Date(), Outline.rect(CGRect(x: 10, y: 10, width: 100, height: 10)))
        let moving = MovingStroke(line, .color(.black), StrokePen(width: 4), span: MovingSpan(now...now + 7_200, countsDown: false))
        let list = DisplayList(
            size: CGSize(width: 158, height: 158),
            commands: [.push(.moving(.stroke(moving))), .stroke(line, moving.paint, moving.pen), .pop])
        try bed.build([
            .reply(.timeline(TimelineReply(entries: [.init(date: now - 1, lists: [list.encoded(), list.encoded()])], policy: .never)))
        ])
        let host = try serve()
        try place()
        let until = try #require(try call("pictures.get", #"{"placement":1}"#)["until"].flatMap { try? Date(json: $0) })
        #expect(until > now && until < Date() + 11, "ten seconds are as much as is seen of two hours")
        bed.end(host)
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
        // It has been there for longer than this host.
        let shown = try #require(try call("placements.list")["placements"]?.first?["shown"]?["since"])
        let started = try #require(try call("host.status")["started"])
        #expect(shown.text < started.text)
        #expect(try ask("status").output.contains("not asked     the bundle 'Test' is not there"))
        bed.end(second)
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
        bed.end(host)
    }

    @Test func aBundleThatIsDroppedInIsTold() throws {
        let host = try serve()
        #expect(try call("gallery.list")["bundles"] == [])
        let events = try HostProcess(["events", "gallery"], in: bed.folder.url, environment: bed.environment)
        // The stream is one client and the question another; it is bounded, since a stream that never comes is a failure.
        let listens = try (0..<500).contains { _ in try call("host.status")["clients"] == 2 }
        try #require(listens)
        try build(.black)
        #expect(events.wait(for: "bundleAdded"))
        #expect(events.wait(for: "bundleStarted"))
        #expect(try ask("place", "--kind", "Test").status == 0)
        let bundle = try #require(try call("gallery.list")["bundles"]?.first)
        #expect(bundle["kinds"]?.first?["kind"] == "Test")
        events.send(SIGTERM)
        #expect(events.exitStatus() == 128 + SIGTERM)
        bed.end(host)
    }

    @Test func settingsThatNobodyKnowsStay() throws {
        try bed.build(hasSettings: true)
        let host = try serve()
        #expect(try ask("place", "--kind", "Test", "--set", "profile=Lina", "--set", "n=3").status == 0)
        #expect(try ask("configure", "1", "--set", "n=4").output == "placement 1: {\"profile\":\"Lina\",\"n\":4}\n")
        host.send(SIGKILL)
        _ = host.exitStatus()
        let second = try serve()
        #expect(try ask("configure", "1", "--set", "n=null").output == "placement 1: {\"profile\":\"Lina\"}\n")
        #expect(try ask("remove", "1").status == 0)
        #expect(try call("placements.list")["placements"] == [])
        bed.end(second)
    }

    @Test func aKindWithoutSettingsTakesNone() throws {
        try build(.black)
        let host = try serve()
        let refused = try ask("place", "--kind", "Test", "--set", "team=A")
        #expect(refused.status == 64)
        #expect(refused.errors == "widgethost: 'team': Test has no settings.\n")
        #expect(try ask("place", "--kind", "Test").status == 0)
        #expect(try ask("configure", "1", "--set", "team=A").status == 64)
        #expect(try ask("configure", "1", "--set", "team=null").output == "placement 1: {}\n")
        bed.end(host)
    }

    @Test func placementsAreMovedAndStayWhereTheyWerePut() throws {
        try build(.black)
        let host = try serve()
        for _ in 0..<2 { #expect(try ask("place", "--kind", "Test").status == 0) }
        #expect(try ask("place", "--kind", "Test", "--position", "0").status == 0)
        #expect(try ask("move", "2", "--position", "0").output == "placement 2: position 0\n")
        #expect(try ask("move", "1", "--stack", "3").output == "placement 1: position 2, on the stack of 3\n")
        #expect(try ask("move", "1", "--stack", "9").errors.contains("there is no placement 9: `widgethost status` lists them"))
        host.send(SIGKILL)
        _ = host.exitStatus()
        let second = try serve()
        let placements = try call("placements.list")["placements"]?.items ?? []
        #expect(placements.map { $0["placement"] } == [2, 3, 1])
        #expect(placements.map { $0["stack"] } == [nil, 3, 3])
        bed.end(second)
    }

    @Test func aBatchOfChangesLeavesNoGapOnTheBoard() throws {
        try build(.black)
        let host = try serve()
        let add = #"{"jsonrpc":"2.0","id":0,"method":"placements.add","params":{"kind":"Test"}}"#
        let remove = { (id: Int) in #"{"jsonrpc":"2.0","id":0,"method":"placements.remove","params":{"placement":\#(id)}}"# }
        let talk = try SocketTalk(bed.socket)
        _ = talk.answer(to: "[" + [String](repeating: add, count: 6).joined(separator: ",") + "]")
        let move = #"{"jsonrpc":"2.0","id":0,"method":"placements.move","params":{"placement":6,"place":{"position":0}}}"#
        _ = talk.answer(to: "[" + [remove(1), remove(2), move, remove(4)].joined(separator: ",") + "]")
        let placements = try call("placements.list")["placements"]?.items ?? []
        #expect(placements.map { $0["placement"] } == [6, 3, 5])
        #expect(placements.map { $0["position"] } == [0, 1, 2])
        host.send(SIGKILL)
        _ = host.exitStatus()
        let second = try serve()
        #expect(try call("placements.list")["placements"]?.items.map { $0["placement"] } == [6, 3, 5])
        bed.end(second)
    }

    @Test func aNewBuildThatIsRefusedIsToldWhereverOneLooks() throws {
        try build(.black)
        let host = try serve()
        try place()
        let path = bundles.appendingPathComponent("libTest.so").path
        let broken = bed.folder.path("broken")
        try Data("no library".utf8).write(to: URL(filePath: broken))
        rename(broken, path)
        #expect(host.wait(forError: "is not a shared library"))
        let status = try call("host.status")
        #expect(status["refused"]?.first?["path"] == .string(path))
        #expect(status["refused"]?.first?["bundle"] == "Test")
        #expect(try call("gallery.list")["refused"] == status["refused"])
        let report = try #require(try call("placements.list")["placements"]?.first)
        #expect(report["refusal"] == status["refused"]?.first?["reason"])
        #expect(report["shown"]?["stage"] == "timeline")
        let text = try ask("status").output
        #expect(text.contains("not used: \(path)"))
        #expect(text.contains("   new build     refused: \(path) is not a shared library"))
        try build(.white)
        #expect(host.wait(forError: "Test was replaced"))
        #expect(try call("host.status")["refused"] == [])
        bed.end(host)
    }

    @Test func theLogIsATopic() throws {
        let host = try serve()
        let events = try HostProcess(["events", "log"], in: bed.folder.url, environment: bed.environment)
        let listens = try (0..<500).contains { _ in try call("host.status")["clients"] == 2 }
        try #require(listens)
        try Data("no library".utf8).write(to: bundles.appendingPathComponent("libBroken.so"))
        #expect(events.wait(for: "libBroken.so is not a shared library"))
        let line = try #require(events.text.split(separator: "\n").first)
        let event = try JSONValue(reading: String(line))
        #expect(event["event"] == "logged")
        #expect(event["topic"] == "log")
        bed.end(host)
        events.send(SIGKILL)
        _ = events.exitStatus()
    }

    @Test func eventsGoOnWithTheNextHost() throws {
        let first = try serve()
        let events = try HostProcess(["events", "gallery"], in: bed.folder.url, environment: bed.environment)
        let listens = try (0..<500).contains { _ in try call("host.status")["clients"] == 2 }
        try #require(listens)
        bed.end(first)
        #expect(events.wait(forError: "waiting for the host"))
        let second = try serve()
        #expect(events.wait(forError: "connected again"))
        try build(.black)
        #expect(events.wait(for: "bundleAdded"))
        events.send(SIGINT)
        #expect(events.exitStatus() == 128 + SIGINT)
        bed.end(second)
    }

    @Test func aSecondHostIsRefused() throws {
        try build(.black)
        let host = try serve()
        // With a state folder of its own it is the socket that tells.
        var other = bed
        other.environment["XDG_STATE_HOME"] = bed.folder.path("other")
        for bed in [bed, other] {
            let second = try bed.start().finish()
            #expect(second.status == 75)
            #expect(second.errorLines.count == 1)
            #expect(second.errors.contains("another host, process \(host.id), answers at"))
        }
        #expect(try ask("status").status == 0)
        bed.end(host)
    }

    @Test(arguments: [
        (["place", "--kind", "Tset"], "There is no widget kind 'Tset'. Did you mean 'Test'? There are: 'Test'."),
        (["place", "--kind", "Test", "--family", "systemLarge"], "does not come in the family 'systemLarge'. There are: 'systemSmall'."),
        (["place", "--kind", "Test", "--bundle", "Other"], "there is no bundle 'Other': `widgethost call gallery.list` lists them."),
        (["remove", "7"], "there is no placement 7: `widgethost status` lists them."),
        (["call", "no.such"], "there is no method 'no.such': `widgethost call host.describe` lists them."),
        (["reload", "--kind", "Nothing"], "there is no widget kind 'Nothing'."),
    ])
    func whatCannotBeDoneIsSaid(arguments: [String], words: String) throws {
        try build(.black)
        let host = try serve()
        let result = try HostProcess.run(arguments, in: bed.folder.url, environment: bed.environment)
        #expect(result.status == 64)
        #expect(result.errors.lowercased().contains(words.lowercased()))
        bed.end(host)
    }

    @Test func methodsToComeAreDescribedAndSayThatTheyAreNotThere() throws {
        let host = try serve()
        let described = try call("host.describe")["parameters"]?.items ?? []
        #expect(described.map { $0["method"] } == Method.allCases.map { .string($0.rawValue) })
        let result = try ask("call", "activities.list")
        #expect(result.status == 69)
        #expect(result.errors == "widgethost: activities.list is not there yet in this version.\n")
        bed.end(host)
    }

    @Test func withoutAHostTheCommandSaysHowToStartOne() throws {
        let result = try ask("status")
        #expect(result.status == 69)
        #expect(result.errors.contains("start one with `widgethost serve`"))
    }
}
