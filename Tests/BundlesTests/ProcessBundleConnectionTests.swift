import CLinux
import Foundation
import Testing

@testable import Bundles

@Suite struct ProcessBundleConnectionTests {
    @Test func requestsAreAnsweredInTheirOrder() throws {
        let run = try BundleRun(.echo)
        for id in UInt8(1)...100 { run.send("echo", id: id) }
        #expect(run.connection?.outstanding == 100)
        #expect(try run.reply(to: 100) == "echo")
        #expect(run.connection?.outstanding == 0)
        #expect(run.events.first == .started)
        let ids = run.events.compactMap { if case .reply(let id, _) = $0 { id } else { nil } }
        #expect(ids == Array(1...100))
    }

    @Test func theMainOfTheBundleIsCalledBeforeItCounts() throws {
        let run = try BundleRun(.withMain)
        #expect(run.run { $0.events.contains(.started) })
        #expect(run.lines.map(\.text) == [try Fixture.withMain.library()])
        #expect(run.events.last == .started)
    }

    @Test func aBundleWithoutMainDoesNotGetTheHelpers() throws {
        let run = try BundleRun(.echo)
        #expect(run.run { $0.events.contains(.started) })
        #expect(run.events == [.started])
    }

    @Test func aSecondReplyIsIgnoredAndSaid() throws {
        let run = try BundleRun(.echo)
        run.send("twice")
        #expect(try run.reply() == "first")
        #expect(run.run { !$0.lines.isEmpty })
        #expect(run.lines.map(\.text) == ["a second reply to request 1 was ignored"])
        #expect(run.lines.map(\.source) == [.host])
    }

    @Test(arguments: [
        ("unasked", "a reply to request 77, which was never made, was ignored"),
        ("unnumbered", "a reply without a request's number was ignored"),
    ])
    func aReplyToNothingIsIgnoredAndSaid(word: String, line: String) throws {
        let run = try BundleRun(.echo)
        run.send(word)
        _ = try run.reply()
        #expect(run.lines.map(\.text) == [line])
        #expect(run.replies.count == 1)
    }

    @Test(arguments: [
        ("ask", "shaped question"), ("elsewhere", "shaped question"), ("refused", "refused"), ("many", "right"),
        ("environment", "legacy 0"),
    ])
    func questionsAreAnsweredOnEveryThread(word: String, answer: String) throws {
        let run = try BundleRun(.echo)
        run.send(word)
        #expect(try run.reply() == answer)
    }

    @Test func anAnswerMayComeLaterAndKeepsNobodyElse() throws {
        let run = try BundleRun(.echo)
        run.services.isHolding = true
        run.services.onHeld = { [loop = run.loop] in loop.stop() }
        run.send("elsewhere", id: 1)
        run.loop.run()
        run.send("many", id: 2)
        #expect(try run.reply(to: 2) == "right")
        #expect(run.replies[1] == nil && run.services.held.count == 1)
        run.services.held[0]()
        #expect(try run.reply(to: 1) == "shaped question")
    }

    @Test func anAnswerThatComesAfterTheEndHurtsNobody() throws {
        let run = try BundleRun(.echo)
        run.services.isHolding = true
        run.services.onHeld = { [loop = run.loop] in loop.stop() }
        run.send("ask")
        run.loop.run()
        run.connection?.kill()
        #expect(try run.ending() == .killed)
        run.services.held[0]()
        #expect(run.replies.isEmpty)
    }

    @Test func aReloadIsTold() throws {
        let run = try BundleRun(.echo)
        run.send("reload")
        _ = try run.reply()
        #expect(run.events.contains(.reload(Array("kinds".utf8))))
    }

    @Test func aLargeReplyComesWhole() throws {
        let run = try BundleRun(.echo)
        run.send("large")
        _ = try run.reply()
        #expect(run.replies[1]?.count == 64 << 20)
    }

    @Test func aReplyBeyondTheLimitIsNotSentAndSaid() throws {
        let run = try BundleRun(.echo)
        run.send("too large")
        #expect(run.run { !$0.lines.isEmpty })
        #expect(run.lines.first?.text.contains("84934656 bytes was not sent") == true)
        #expect(run.connection?.outstanding == 1)
    }

    @Test(
        arguments: [
            ("abort", .signalled(SIGABRT)), ("exit", .exited(status: 3)),
            ("nonsense", .brokeProtocol("a message of 1952540791 bytes, where 83886080 are the most")),
            ("too long", .brokeProtocol("a message of 4294967295 bytes, where 83886080 are the most")),
            ("host's own", .brokeProtocol("it sent a message that only a host sends")),
        ] as [(String, BundleEnd)])
    func theReasonOfTheEndIsTold(word: String, end: BundleEnd) throws {
        let run = try BundleRun(.echo)
        run.send("echo", id: 1)
        run.send(word, id: 2)
        #expect(try run.ending() == end)
        #expect(run.replies.count == 1)
        #expect(run.connection?.outstanding == 0)
        #expect(run.connection?.isOpen == false)
    }

    @Test func aHangingBundleIsEndedByTheHost() throws {
        let run = try BundleRun(.echo)
        run.send("hang")
        #expect(run.run { $0.events.contains(.started) })
        run.connection?.kill()
        #expect(try run.ending() == .killed)
    }

    @Test func aKillFromOutsideIsToldAsSuch() throws {
        let run = try BundleRun(.echo)
        #expect(run.run { $0.events.contains(.started) })
        _ = kill(try #require(run.connection as? ProcessBundleConnection).processID, SIGKILL)
        #expect(try run.ending() == .signalled(SIGKILL))
    }

    @Test func aBundleThatLosesItsLineEnds() throws {
        let run = try BundleRun(.echo)
        run.send("shut down")
        #expect(try run.ending() == .exited(status: 0))
    }

    @Test func aBundleThatDoesNotReadIsEnded() throws {
        let run = try BundleRun(.echo)
        run.send("stop reading")
        for id in UInt64(2)...40 { run.connection?.send([UInt8](repeating: 0, count: 1 << 20), id: id) }
        #expect(try run.ending() == .brokeProtocol("it does not read what it is sent"))
    }

    @Test func whatItPrintsBecomesLines() throws {
        let run = try BundleRun(.echo)
        run.send("print")
        #expect(run.run { $0.lines.count == 2 })
        #expect(run.lines.first { $0.source == .standardOutput }?.text == "to output")
        #expect(run.lines.first { $0.source == .standardError }?.text == "to errors")
        #expect(run.lines.allSatisfy { $0.name == "Echo" })
    }

    /// A run that ends with an answer ends the loop in the middle of a turn.
    @Test func whatWasPrintedBeforeTheEndOfTheLoopIsTold() throws {
        let run = try BundleRun(.echo)
        for id in UInt8(1)...5 {
            run.send("print", id: id)
            _ = try run.reply(to: id)
            #expect(run.lines.count == 2 * Int(id))
        }
    }

    @Test func whatATerminalWouldObeyIsTakenOut() throws {
        let run = try BundleRun(.echo)
        run.send("escape")
        _ = try run.reply()
        #expect(run.lines.map(\.text) == ["a\u{fffd}[2Jb", "c\u{fffd}"])
    }

    @Test func aFloodIsCutAndCounted() throws {
        let run = try BundleRun(.echo)
        run.send("flood")
        #expect(try run.reply() == "flooded")
        run.connection?.kill()
        _ = try run.ending()
        let kept = run.lines.filter { $0.source == .log }.count
        let dropped = run.lines.compactMap { Int($0.text.prefix { $0 != " " }) }.reduce(0, +)
        #expect(kept + dropped == 10_000)
        #expect(kept >= 100 && kept <= 2_000)
    }

    @Test func aFloodThatStopsIsStillCounted() throws {
        let run = try BundleRun(.echo)
        run.send("flood")
        #expect(run.run { $0.lines.contains { $0.source == .host } })
        #expect(run.lines.last?.text.hasSuffix("lines dropped: more than 100 a second") == true)
    }

    @Test func whatItStartedEndsWithIt() throws {
        let run = try BundleRun(.echo)
        run.send("child")
        let child = try #require(Int32(try run.reply()))
        let end = OwnedDescriptor(widgethost_pidfd_open(child))
        run.connection?.kill()
        _ = try run.ending()
        var wish = pollfd(fd: end.number, events: Int16(POLLIN), revents: 0)
        #expect(poll(&wish, 1, 60_000) == 1)
    }

    @Test func nothingIsLeftOpen() throws {
        for _ in 0..<3 {
            let run = try BundleRun(.echo)
            run.send("abort")
            _ = try run.ending()
            let process = try #require(run.connection as? ProcessBundleConnection).processID
            #expect(kill(process, 0) < 0)
        }
    }

    @Test func afterTheEndNothingHappens() throws {
        let run = try BundleRun(.echo)
        run.send("exit")
        _ = try run.ending()
        run.send("echo", id: 2)
        run.connection?.kill()
        #expect(run.connection?.outstanding == 0)
    }
}
