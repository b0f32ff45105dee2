import Foundation
import Testing

@testable import Bundles

@Suite struct QueueBundleConnectionTests {
    @Test func theSameMessagesWithinOneProcess() throws {
        let run = try BundleRun(here: Fixture(name: "EchoHere"))
        run.send("twice", id: 1)
        run.send("many", id: 2)
        run.send("reload", id: 3)
        #expect(try run.reply(to: 1) == "first")
        #expect(try run.reply(to: 2) == "right")
        #expect(try run.reply(to: 3) == "told")
        #expect(run.events.first == .started)
        #expect(run.events.contains(.reload(Array("kinds".utf8))))
        #expect(run.lines.map(\.text) == ["a second reply to request 1 was ignored"])
    }

    @Test func anAnswerMayComeLater() throws {
        let run = try BundleRun(here: Fixture(name: "LaterHere"))
        run.services.isHolding = true
        run.services.onHeld = { [loop = run.loop] in loop.stop() }
        run.send("ask", id: 1)
        run.loop.run()
        #expect(run.replies.isEmpty)
        run.services.held[0]()
        #expect(try run.reply(to: 1) == "shaped question")
    }

    @Test func aBundleThatHangsIsGivenUp() throws {
        let run = try BundleRun(here: Fixture(name: "HangsHere"))
        run.send("hang")
        #expect(run.run { $0.events.contains(.started) })
        run.connection?.kill()
        #expect(try run.ending() == .killed)
        #expect(run.connection?.outstanding == 0)
    }

    @Test func whoAsksAfterTheEndIsTurnedAway() throws {
        let loop = try EventLoop()
        let mailbox: Mailbox<Int> = loop.mailbox { _ in }
        #expect(mailbox.send(1))
        #expect(loop.remove(mailbox) == [1])
        #expect(!mailbox.send(2))
    }

    @Test func aRefusalIsToldAsByTheProcess() throws {
        let run = try BundleRun(here: Fixture(name: "RefusesHere", defines: ["REFUSES"]))
        guard case .refused(let reason) = try run.ending() else { throw Unexpected() }
        #expect(reason.contains("refused to start"))
    }

    @Test func aSecondBuildStaysOut() throws {
        let fixture = Fixture(name: "OnceHere")
        let run = try BundleRun(here: fixture)
        #expect(run.run { $0.events.contains(.started) })
        #expect(throws: BundleError.alreadyLoaded(name: "OnceHere")) { try BundleRun(here: fixture) }
    }

    private struct Unexpected: Error {}
}
