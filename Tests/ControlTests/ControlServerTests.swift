import CLinux
import Foundation
import Testing

@testable import Control

@Suite struct ControlServerTests {
    @Test func aRequestIsAnsweredAndMoreOnTheSameConnection() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        for id in ["1", #""x""#, "null", "1.5"] {
            let answer = bed.answer(to: #"{"jsonrpc":"2.0","id":\#(id),"method":"host.status"}"#, from: client)
            #expect(answer == #"{"jsonrpc":"2.0","id":\#(id),"result":\#(ControlBed.statusLine)}"#)
        }
    }

    @Test func errorsAreAnsweredWithTheirName() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        func error(_ line: String) throws -> Fault? {
            let response = try Response(json: JSONValue(reading: bed.answer(to: line, from: client)))
            if case .failure(let fault) = response.outcome { return fault } else { return nil }
        }
        #expect(try error("{") == .notJSON(JSONFault(reason: .endsEarly, offset: 1)))
        #expect(try error("[]") == .notARequest("a batch must hold a request"))
        #expect(try error(#"{"jsonrpc":"2.0","id":1,"method":"no"}"#) == .unknownMethod("no"))
        #expect(
            try error(#"{"jsonrpc":"2.0","id":1,"method":"timelines.get","params":{}}"#)
                == .invalidParameters(JSONMismatch(member: "placement", expected: "a whole number", found: nil)))
        try bed.expectService()
    }

    @Test func pipelinedRequestsBeginInTheirOrder() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(
            (1...50).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"timelines.get","params":{"placement":\#($0)}}"# + "\n" }.joined())
        bed.run { bed.pending.count == 50 }
        #expect(bed.commands == (1...50).map { .timelinesGet(PlacementChoice(placement: $0)) })
    }

    @Test func answersMayComeLaterAndInAnyOrder() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        for id in 1...3 { client.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"placements.list"}"# + "\n") }
        bed.run { bed.pending.count == 3 }
        for reply in bed.takePending().reversed() { reply.succeed(PlacementListing(placements: [])) }
        #expect(bed.lines(3, from: client) == [3, 2, 1].map { #"{"jsonrpc":"2.0","id":\#($0),"result":{"placements":[]}}"# })
    }

    @Test func onlyTheFirstAnswerCountsAndAForgottenOneIsAnError() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        for id in 1...2 { client.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"host.shutdown"}"# + "\n") }
        bed.run { bed.pending.count == 2 }
        var replies = bed.takePending()
        replies[0].succeed(NoResult())
        replies[0].fail(.shuttingDown())
        #expect(bed.lines(from: client) == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
        replies = []
        #expect(bed.lines(from: client).first?.contains("the host dropped the request unanswered") == true)
        #expect(client.receive() == 0)
    }

    @Test func aNotificationIsDoneAndNotAnswered() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(#"{"jsonrpc":"2.0","method":"host.shutdown"}"# + "\n" + #"{"jsonrpc":"2.0","method":"no"}"# + "\n")
        bed.run { bed.pending.count == 1 }
        for reply in bed.takePending() { reply.succeed(NoResult()) }
        #expect(bed.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#, from: client).contains(#""id":1"#))
    }

    @Test func aClientThatLeavesBeforeItsAnswerIsFine() throws {
        let bed = try ControlBed()
        var client: RawClient? = try bed.connect()
        client?.send(#"{"jsonrpc":"2.0","id":1,"method":"placements.list"}"# + "\n")
        bed.run { bed.pending.count == 1 }
        client = nil
        bed.run { bed.server.clientCount == 0 }
        for reply in bed.takePending() { reply.succeed(PlacementListing(placements: [])) }
        try bed.expectService()
    }

    @Test func whatAClientAskedForBeforeItLeftIsDone() throws {
        let bed = try ControlBed()
        var client: RawClient? = try bed.connect()
        client?.send(#"{"jsonrpc":"2.0","method":"placements.remove","params":{"placement":1}}"# + "\n")
        client = nil
        bed.run { bed.commands == [.placementsRemove(PlacementChoice(placement: 1))] }
    }

    @Test func whoHasSentAllStillGetsTheAnswer() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"placements.list"}"# + "\n")
        client.finishSending()
        bed.run { bed.pending.count == 1 }
        bed.settle()
        #expect(!client.hasEnded)
        for reply in bed.takePending() { reply.succeed(PlacementListing(placements: [])) }
        #expect(bed.lines(from: client) == [#"{"jsonrpc":"2.0","id":1,"result":{"placements":[]}}"#])
        bed.run { client.hasEnded }
    }

    @Test func aServerThatStopsClosesEverythingAndTakesItsSocketAway() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        _ = bed.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#, from: client)
        client.send(#"{"jsonrpc":"2.0","id":2,"method":"host.shutdown"}"# + "\n")
        bed.run { bed.pending.count == 1 }
        for reply in bed.takePending() { reply.succeed(NoResult()) }
        bed.server.stop()
        #expect(client.receive() == 1)
        #expect(client.hasEnded)
        #expect(throws: ControlError.noHost(path: bed.place.path)) { try bed.connect() }
        _ = try ControlListener(at: bed.place)
    }

    @Test func aHostMayStopWhileItAnswers() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        var stop: () -> Void = {}
        let server = try ControlServer(ControlListener(at: place)) { _, reply in
            stop()
            reply.succeed(NoResult())
        }
        stop = { [unowned server] in server.stop() }
        let client = try RawClient(place)
        client.send(
            String(
                repeating: #"[{"jsonrpc":"2.0","id":1,"method":"host.shutdown"},{"jsonrpc":"2.0","id":2,"method":"host.status"}]"# + "\n",
                count: 3))
        for _ in 0..<10 { server.work() }
        #expect(client.hasEnded)
        stop = {}
    }

    @Test func nothingWakesWhileNobodyAsks() throws {
        let bed = try ControlBed()
        let clients = try (0..<20).map { _ in try bed.connect() }
        for client in clients { _ = bed.answer(to: #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#, from: client) }
        bed.settle()
        var setting = itimerspec()
        timerfd_gettime(bed.server.timer.descriptor.number, &setting)
        #expect(setting.it_value.tv_sec == 0 && setting.it_value.tv_nsec == 0)
    }
}
