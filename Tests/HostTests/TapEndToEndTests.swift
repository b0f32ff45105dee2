import Control
import Foundation
import Testing

/// Taps on a Swift bundle's buttons, toggles and links, through the built programs.
@Suite struct TapEndToEndTests {
    private let served: ServedFolder
    private let opened: String

    init() throws {
        served = try ServedFolder(times: "perform=2")
        opened = served.folder.path("opened")
        let script = "#!/bin/sh\necho \"$1\" >> \(opened)\n"
        try script.write(toFile: served.folder.path("opener"), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: served.folder.path("opener"))
    }

    /// A daemon with the counter on screen.
    private func serve() throws -> HostProcess {
        let host = try served.serve(bundles: ShippedBundle.choices.path(), flags: ["--opener", served.folder.path("opener")])
        try served.run("place", "--kind", "Counter")
        try served.run("reload", "--placement", "1")
        return host
    }

    private func generation() throws -> Int {
        try #require(try served.call("widgets.elements", #"{"placement":1}"#)["generation"].flatMap { try? Int(json: $0) })
    }

    private func tap(_ element: Int, generation: Int? = nil) throws -> HostProcess.Result {
        let generation = try generation ?? self.generation()
        return try served.ask("call", "widgets.perform", #"{"placement":1,"element":\#(element),"generation":\#(generation)}"#)
    }

    @Test func whatCanBeTappedIsListed() throws {
        let host = try serve()
        let listing = try served.call("widgets.elements", #"{"placement":1}"#)
        let elements = listing["elements"]?.items ?? []
        #expect(
            elements.map(\.text) == [
                #"{"frame":[0.0,0.0,158.0,158.0],"url":"counter://whole/0"}"#,
                #"{"frame":[29.0,9.0,100.0,20.0],"intent":"AddIntent","values":{"seen":0,"step":2}}"#,
                #"{"frame":[29.0,29.0,100.0,20.0],"intent":"SwitchIntent","values":{"fails":false,"value":true}}"#,
                #"{"frame":[29.0,49.0,100.0,20.0],"intent":"SwitchIntent","values":{"fails":true,"value":true}}"#,
                #"{"frame":[29.0,69.0,100.0,20.0],"intent":"BadIntent","values":{"way":"throws"}}"#,
                #"{"frame":[29.0,89.0,100.0,20.0],"intent":"BadIntent","values":{"way":"hangs"}}"#,
                #"{"frame":[29.0,109.0,100.0,20.0],"intent":"BadIntent","values":{"way":"crashes"}}"#,
                #"{"frame":[29.0,129.0,100.0,20.0],"intent":"OpenIntentExample","values":{}}"#,
            ])
        served.end(host)
    }

    @Test func aTapIsOnePerformWithWhatWasDrawnAndThenAReload() throws {
        let host = try serve()
        let first = try generation()
        #expect(try served.run("perform", "1", "30,10") == "Now 2\nplacement 1: performed\n")
        #expect(host.wait(forError: "added 2, seen 0, now 2;"), "\(host.errorText)")
        let shown = try eventually { try generation() > first }
        #expect(shown)
        // The new picture carries the new value.
        #expect(try served.run("perform", "1", "1") == "Now 4\nplacement 1: performed\n")
        #expect(host.wait(forError: "added 2, seen 2, now 4;"))
        // What was tapped is not on screen any more.
        let late = try tap(1, generation: first)
        #expect(late.status == 75 && late.errors.contains("shows generation"))
        #expect(!host.errorText.contains("now 6;"))
        served.end(host)
    }

    @Test func aHundredTapsOnOneConnectionAreAHundredPerformsInOrder() throws {
        let host = try serve()
        let talk = try SocketTalk(served.socket)
        func ask(_ method: String, _ more: String) throws -> JSONValue {
            try JSONValue(
                reading: #require(talk.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"placement":1\#(more)}}"#)))
        }
        for number in 1...100 {
            var answer: JSONValue?
            // A new picture may come between the question and the tap, which is then refused; nothing else may go wrong.
            let isTaken = try eventually {
                let generation = try ask("widgets.elements", "")["result"]?["generation"]?.text ?? "0"
                answer = try ask("widgets.perform", #","element":1,"generation":\#(generation)"#)
                return answer?["error"]?["code"] != -32016
            }
            let dialog = answer?["result"]?["dialog"]?.text
            try #require(isTaken && dialog == "\"Now \(number * 2)\"")
        }
        #expect(host.wait(forError: "now 200;"))
        served.end(host)
    }

    @Test func whatGoesWrongIsSaidSoAndThePictureStays() throws {
        let host = try serve()
        let before = try generation()
        let thrown = try tap(4)
        #expect(thrown.status == 69 && thrown.errors.contains("the action failed: 'BadIntent' failed: the switch is stuck."))
        let hung = try tap(5)
        #expect(hung.errors.contains("the action failed: Choices did not answer within 2 seconds"), "\(hung.errors)")
        let crashed = try tap(6)
        #expect(crashed.errors.contains("the action failed: Choices crashed with SIG"), "\(crashed.errors)")
        #expect(try generation() == before)
        #expect(host.wait(forError: "bad: crashes;"))
        // Each was done once, and the next one is done.
        let bad = host.errorText.components(separatedBy: "bad: crashes;").count - 1
        #expect(bad == 1)
        #expect(try served.run("perform", "1", "1").contains("Now 2"))
        served.end(host)
    }

    @Test func aToggleAnswersAtOnceAndGoesBackWhenItFails() throws {
        let host = try serve()
        let events = try HostProcess(["events", "widgets"], in: served.folder.url, environment: served.environment)
        let listens = try eventually { try served.call("host.status")["clients"] == 2 }
        try #require(listens)
        let off = try served.pictureHash()
        let failed = try tap(3)
        #expect(failed.errors.contains("the switch is stuck"))
        #expect(try served.pictureHash() == off)
        #expect(events.wait(for: #""event":"toggled""#, count: 2))
        _ = try tap(2)
        #expect(events.wait(for: #""event":"performed""#))
        let isOn = try eventually {
            try served.call("widgets.elements", #"{"placement":1}"#)["elements"]?.items[2]["values"]?["value"] == false
        }
        #expect(isOn)
        #expect(try served.pictureHash() != off)
        events.terminate()
        _ = events.finish()
        served.end(host)
    }

    @Test func controlsAreWidgetsThatAreSwitchedAndPressed() throws {
        let host = try serve()
        let bundle = try served.call("gallery.list")["bundles"]?.items.first { $0["name"] == "Choices" }
        let controls = (bundle?["kinds"]?.items ?? []).filter { $0["control"] == true }
        #expect(controls.map { $0["kind"] } == ["Lamp", "Bell"])
        try served.run("place", "--kind", "Lamp", "--set", "room=Attic")
        try served.run("reload", "--placement", "2")
        func lamp() throws -> JSONValue? { try served.call("widgets.elements", #"{"placement":2}"#)["elements"]?.first?["values"] }
        #expect(try lamp()?.text == #"{"room":"Attic","value":true}"#)
        try served.run("perform", "2", "0")
        #expect(host.wait(forError: "lamp: Attic true;"), "\(host.errorText)")
        #expect(try eventually { try lamp()?.text == #"{"room":"Attic","value":false}"# })
        try served.run("place", "--kind", "Bell", "--family", "accessoryRectangular")
        try served.run("reload", "--placement", "3")
        try served.run("perform", "3", "0")
        #expect(host.wait(forError: "bell: rings;"))
        served.end(host)
    }

    @Test func whatIsOpenedIsHandedToTheOpenerAndTold() throws {
        let host = try serve()
        // Beside the buttons.
        #expect(try served.run("perform", "1", "1,1") == "opened counter://whole/0\n")
        #expect(try served.run("perform", "1", "7").contains("opened file:///counter\n"))
        let isOpened = eventually {
            (try? String(contentsOfFile: opened, encoding: .utf8)) == "counter://whole/0\nfile:///counter\n"
        }
        #expect(isOpened)
        let nothing = try served.ask("perform", "1", "400,400")
        #expect(nothing.status == 64 && nothing.errors.contains("nothing of placement 1 can be tapped at 400.0, 400.0"))
        #expect(try served.ask("perform", "1", "99").errors.contains("placement 1 shows no element 99"))
        served.end(host)
    }
}
