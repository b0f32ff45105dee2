import BundleMessages
import Control
import Drawing
import Foundation
import Testing

/// Archive, then sleep: what is shown needs no bundle, and a bundle runs only while it has work.
@Suite struct RestartEndToEndTests {
    private let served: ServedFolder

    init() throws { served = try ServedFolder(times: "idle=0.2") }

    /// A bundle whose timeline has one entry that holds, in one colour.
    private func build(_ color: RGBA, _ policy: TimelineReply.Policy) throws {
        let list = ScriptedBundle.square(color).encoded()
        let reply = ScriptedBundle.Step.reply(
            .timeline(TimelineReply(entries: [.init(date: Date() - 1, lists: [list, list])], policy: policy)))
        try ScriptedBundle(placeholder: [reply], snapshot: [reply], timeline: [reply]).build("Test", in: served.bundles)
    }

    private func place() throws {
        try served.run("place", "--kind", "Test")
        try served.run("reload", "--placement", "1")
    }

    private var status: JSONValue { get throws { try served.call("host.status") } }
    private func picture() throws -> JSONValue? { try served.call("pictures.get", #"{"placement":1}"#)["hash"] }

    /// Asks until a condition holds; bounded, since what never comes is a failure.
    private func comes(_ condition: () throws -> Bool) throws -> Bool { try (0..<500).contains { _ in try condition() } }

    @Test func aBundleWithoutWorkEndsAndStartsAgain() throws {
        try build(.black, .never)
        let host = try served.serve()
        try place()
        let before = try picture()
        #expect(try comes { try status["processes"] == 0 })
        #expect(host.children.values.allSatisfy { !$0.contains("Test") })
        #expect(try picture() == before)
        try served.run("reload", "--placement", "1")
        #expect(try comes { try status["processes"] == 0 })
        host.terminate()
        #expect(host.finish().status == 0)
        #expect(!host.errorText.contains("Test was"), "an end for want of work is nobody's news")
    }

    @Test func everyPictureIsThereBeforeAnyBundleHasRun() throws {
        try build(.black, .never)
        let first = try served.serve()
        try place()
        try served.run("place", "--kind", "Test")
        try served.run("reload", "--placement", "2")
        let before = try picture()
        first.send(SIGKILL)
        _ = first.exitStatus()
        let second = try served.serve()
        #expect(try status["processes"] == 0)
        let placed = try reports()
        #expect(placed.count == 2)
        #expect(placed.allSatisfy { $0["shown"]?["stage"] == "timeline" && $0["failure"] == nil })
        #expect(try picture() == before)
        #expect(try status["processes"] == 0)
        second.terminate()
        #expect(second.finish().status == 0)
    }

    @Test func whatFellDueMeanwhileIsFilledAfterwards() throws {
        let due = Date() + 2
        let list = ScriptedBundle.square(.black).encoded()
        func reply(_ policy: TimelineReply.Policy) -> ScriptedBundle.Step {
            .reply(.timeline(TimelineReply(entries: [.init(date: due - 9, lists: [list, list])], policy: policy)))
        }
        try ScriptedBundle(placeholder: [reply(.never)], snapshot: [reply(.never)], timeline: [reply(.after(due)), reply(.never)])
            .build("Test", in: served.bundles)
        let first = try served.serve(flags: ["--spacing", "0"])
        try served.run("place", "--kind", "Test")
        #expect(try comes { try reports().first?["nextReload"] != nil })
        first.send(SIGKILL)
        _ = first.exitStatus()
        #expect(try comes { try !served.run("--version").isEmpty && Date() > due })
        let second = try served.serve(flags: ["--spacing", "0"])
        #expect(try comes { try reports().first?["budget"]?["used"] == 2 }, "the due one, and the one that its answer asks for")
        #expect(try comes { try reports().first?["nextReload"] == nil })
        second.terminate()
        #expect(second.finish().status == 0)
    }

    @Test func aStackTurnsByRelevanceAndIsTheSameAfterARestart() throws {
        for (name, score) in [("One", 1), ("Two", 2)] as [(String, Float)] {
            let list = ScriptedBundle.square(.black).encoded()
            let entry = TimelineReply.Entry(date: Date() - 1, relevance: .init(score: score, duration: 3_600), lists: [list, list])
            let reply = ScriptedBundle.Step.reply(.timeline(TimelineReply(entries: [entry], policy: .never)))
            try ScriptedBundle(placeholder: [reply], snapshot: [reply], timeline: [reply]).build(name, in: served.bundles)
        }
        let first = try served.serve()
        _ = try served.call("placements.add", #"{"kind":"Test","bundle":"One"}"#)
        _ = try served.call("placements.add", #"{"kind":"Test","bundle":"Two","place":{"stack":1}}"#)
        #expect(try comes { try top() == [false, true] })
        first.send(SIGKILL)
        _ = first.exitStatus()
        let second = try served.serve()
        #expect(try top() == [false, true])
        #expect(try status["processes"] == 0)
        try served.run("remove", "2")
        #expect(try top() == [true])
        second.terminate()
        #expect(second.finish().status == 0)
    }

    private func reports() throws -> [JSONValue] {
        guard case .array(let reports)? = try served.call("placements.list")["placements"] else { return [] }
        return reports
    }

    /// Of each placement, whether it is on top of its stack.
    private func top() throws -> [JSONValue?] { try reports().map { $0["onTop"] } }
}
