import Control
import Foundation
import Synchronization
import Testing

/// What apps and widgets share: through the built programs, a Swift bundle and a Swift app.
@Suite struct DefaultsEndToEndTests {
    private let served: ServedFolder

    init() throws {
        served = try ServedFolder()
    }

    /// What the app of `Plugins/FlashCards` prints.
    private func app(_ words: String...) throws -> String {
        let program = try HostProcess.program().deletingLastPathComponent().appendingPathComponent("flashcards").path
        let app = try HostProcess(words, of: program, in: served.folder.url, environment: served.environment)
        let result = app.finish()
        try #require(result.status == 0, "\(result.errors)")
        return result.output
    }

    private func serve() throws -> HostProcess { try served.serve(bundles: ShippedBundle.flashCards.path()) }

    private func elements() throws -> [JSONValue] { try served.call("widgets.elements", #"{"placement":1}"#)["elements"]?.items ?? [] }

    private func deck() throws -> String { try app("list") }

    @Test func wordsOfTheAppAreOnTheCardAndTapsAreInTheApp() throws {
        try #require(try app("add", "one", "eins", "two", "zwei", "three", "drei") == "")
        let host = try serve()
        try served.run("place", "--kind", "FlashCards")
        try served.run("reload", "--placement", "1")
        #expect(try elements().map { $0["intent"] } == ["FlipIntent", "FavouriteIntent", "NextIntent"])
        #expect(try elements().dropFirst().first?["values"]?.text == #"{"value":true,"word":"one"}"#)
        let front = try served.pictureHash()
        try served.run("perform", "1", "0")
        #expect(try eventually { try served.pictureHash() != front })
        try served.run("perform", "1", "1")
        #expect(try deck() == "one\teins\t*\ntwo\tzwei\nthree\tdrei\n0 learned\n")
        #expect(try eventually { try elements().dropFirst().first?["values"]?["value"] == false })
        try served.run("perform", "1", "2")
        #expect(try deck() == "two\tzwei\nthree\tdrei\n1 learned\n")
        #expect(try eventually { try elements().dropFirst().first?["values"]?["word"] == "two" })
        // Two taps on one picture are two cards.
        let generation = try served.call("widgets.elements", #"{"placement":1}"#)["generation"]?.text ?? ""
        let tap = #"{"jsonrpc":"2.0","id":1,"method":"widgets.perform","params":{"placement":1,"element":2,"generation":\#(generation)}}"#
        _ = try SocketTalk(served.socket).answer(to: "[\(tap),\(tap)]")
        #expect(try deck() == "3 learned\n")
        // Nothing is left to tap, and the next word of the app comes by itself.
        #expect(try eventually { try elements().isEmpty })
        try #require(try app("add", "four", "vier") == "")
        #expect(try eventually { try elements().dropFirst().first?["values"]?["word"] == "four" })
        served.end(host)
    }

    @Test func withoutAnyWordsTheCardSaysSo() throws {
        let host = try serve()
        try served.run("place", "--kind", "FlashCards")
        // A timeline without entries brings nothing new, which the reload says.
        let reload = try served.ask("reload", "--placement", "1")
        #expect(reload.status == 69 && reload.errors.contains("a timeline without entries"), "\(reload.status): \(reload.errors)")
        #expect(try elements().isEmpty && served.pictureHash() != nil)
        served.end(host)
    }

    /// A bundle may put into its group's folder what it likes.
    @Test func aPipeInThePlaceOfDefaultsHoldsUpNobody() throws {
        let folder = served.folder.path("data/widgethost/groups/group.p/Library/Preferences")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["defaults", "defaults.new"] { try #require(mkfifo("\(folder)/\(name)", 0o600) == 0) }
        let host = try serve()
        #expect(try served.run("defaults") == #"{"suites":["group.p"]}"# + "\n")
        #expect(try served.run("defaults", "group.p") == #"{"values":{}}"# + "\n")
        try served.run("defaults", "group.p", "n", "1")
        #expect(try served.run("defaults", "group.p", "n") == "1\n")
        served.end(host)
    }

    @Test func defaultsAreReadAndWrittenOnTheSocketAndToldOf() throws {
        let host = try serve()
        let events = try HostProcess(["events", "defaults"], in: served.folder.url, environment: served.environment)
        let listens = try eventually { try served.call("host.status")["clients"] == 2 }
        try #require(listens)
        #expect(try served.run("defaults") == #"{"suites":[]}"# + "\n")
        try served.run("defaults", "group.a", "n", "1")
        #expect(events.wait(for: #""suite":"group.a""#))
        try served.run("defaults", "group.a", "d", #"{"date":"2026-08-01T12:00:00.000Z"}"#)
        try served.run("defaults", "group.a", "b", #"{"data":"AP8="}"#)
        try served.run("defaults", "group.a", "l", #"[true,1.5,"x",{"k":[]}]"#)
        #expect(try served.run("defaults", "group.a", "n") == "1\n" && served.run("defaults", "group.a", "none") == "null\n")
        #expect(
            try served.run("defaults", "group.a")
                == #"{"values":{"b":{"data":"AP8="},"d":{"date":"2026-08-01T12:00:00.000Z"},"l":[true,1.5,"x",{"k":[]}],"n":1}}"# + "\n")
        try served.run("defaults", "group.a", "n", "null")
        #expect(try served.run("defaults", "group.a", "n") == "null\n")
        #expect(try app("add", "x", "y") == "" && events.wait(for: #""suite":"group.example.flashcards""#))
        for name in ["a/b", "..", ""] {
            let refused = try served.ask("call", "defaults.set", #"{"suite":"\#(name)","key":"k","value":1}"#)
            #expect(refused.status == 64 && refused.errors.contains("there can be no suite '\(name)': its name is that of a folder"))
        }
        let unknown = try served.ask("defaults", "group.b")
        #expect(unknown.status == 64 && unknown.errors.contains("there are no defaults of the suite 'group.b': defaults.list lists them"))
        let large = try served.ask("call", "defaults.set", #"{"suite":"group.a","key":"k","value":[null]}"#)
        #expect(large.errors.contains("a value without null in it expected"))
        events.terminate()
        _ = events.finish()
        served.end(host)
    }

    @Test func aWriterThatIsKilledLosesNothingOfTheOthers() throws {
        let host = try serve()
        for round in 0..<5 {
            try served.run("defaults", "group.a", "kept-\(round)", "true")
            let program = try HostProcess.program().deletingLastPathComponent().appendingPathComponent("flashcards").path
            let app = try HostProcess(["add", "w\(round)", "t"], of: program, in: served.folder.url, environment: served.environment)
            app.send(SIGKILL)
            _ = app.exitStatus()
        }
        let values = try served.call("defaults.list", #"{"suite":"group.a"}"#)["values"]
        #expect((0..<5).allSatisfy { values?["kept-\($0)"] == true })
        _ = try app("add", "last", "t")
        #expect(try app("list").contains("last\tt"))
        served.end(host)
    }

    @Test func twoBundlesThatWriteAGroupAtOnceLoseNothing() throws {
        let twin = served.bundles.appendingPathComponent("Twin.widget")
        try FileManager.default.copyItem(at: URL(fileURLWithPath: ShippedBundle.choices.path()), to: twin)
        try FileManager.default.moveItem(
            at: twin.appendingPathComponent("libChoices.so"), to: twin.appendingPathComponent("libTwin.so"))
        let host = try served.serve(bundles: ShippedBundle.choices.path())
        for bundle in ["Choices", "Twin"] {
            try served.run("place", "--kind", "Counter", "--bundle", bundle)
        }
        try served.run("reload")
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 2) { [folder = served.folder.url, environment = served.environment] index in
            for _ in 1...20 {
                // A new picture may come between the question and the tap, which is then refused, and nothing was done.
                let isDone = try? eventually {
                    try HostProcess.run(["perform", "\(index + 1)", "1"], in: folder, environment: environment).status == 0
                }
                if isDone != true { failures.withLock { $0.append("a tap on \(index + 1)") } }
            }
        }
        #expect(failures.withLock(\.self).isEmpty)
        let values = try served.call("defaults.list", #"{"suite":"group.example.choices"}"#)["values"]
        for bundle in ["Choices", "Twin"] {
            #expect((1...20).allSatisfy { values?["\(bundle)-\($0 * 2)"] == true }, "\(values?.text ?? "")")
        }
        served.end(host)
    }
}
