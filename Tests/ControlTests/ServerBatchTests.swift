import Testing

@testable import Control

@Suite struct ServerBatchTests {
    @Test func aBatchIsAnsweredTogetherWhenItsLastAnswerIsThere() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(
            #"[{"jsonrpc":"2.0","id":1,"method":"placements.list"},{"jsonrpc":"2.0","method":"activities.list"},7,"#
                + #"{"jsonrpc":"2.0","id":2,"method":"host.status"},{"jsonrpc":"2.0","id":3,"method":"no"}]"# + "\n")
        bed.run { bed.pending.count == 2 }
        bed.settle()
        #expect(client.receive() == 0)
        for reply in bed.takePending().reversed() { reply.succeed(NoResult()) }
        let answer = try JSONValue(reading: bed.lines(from: client)[0])
        guard case .array(let answers) = answer else {
            Issue.record("no batch")
            return
        }
        #expect(answers.map { $0["id"] ?? 0 } == [nil, 2, 3, 1])
        #expect(answers.map { $0["error"]?["code"] } == [-32_600, nil, -32_601, nil])
    }

    @Test func aBatchOfNotificationsIsNotAnswered() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(#"[{"jsonrpc":"2.0","method":"host.status"},{"jsonrpc":"2.0","method":"no"}]"# + "\n")
        #expect(bed.answer(to: #"{"jsonrpc":"2.0","id":9,"method":"host.status"}"#, from: client).contains(#""id":9"#))
    }

    @Test func aBatchOfAThousandIsAnsweredAndOneOfTenThousandRefused() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        func batch(_ count: Int) -> String {
            "[" + (0..<count).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"host.status"}"# }.joined(separator: ",") + "]"
        }
        guard case .array(let answers) = try JSONValue(reading: bed.answer(to: batch(1_000), from: client)) else {

            Issue.record("no batch")
            return

        }
        #expect(answers.map { $0["id"] } == (0..<1_000).map { .int($0) })
        let before = bed.commands.count
        var rest = Array((batch(10_000) + "\n").utf8)
        bed.run {
            rest.removeFirst(client.send(rest))
            return rest.isEmpty
        }
        let refusal = try Response(json: JSONValue(reading: bed.lines(from: client)[0]))
        #expect(refusal == Response(id: .null, outcome: .failure(.batchTooLong(count: 10_000, limit: 1_000))))
        #expect(bed.commands.count == before)
        try bed.expectService()
    }

    @Test func callsInHandAreLimitedAndTheRestWaits() throws {
        var limits = ServerLimits()
        limits.callsInHand = 10
        let bed = try ControlBed(limits: limits)
        let client = try bed.connect()
        client.send((0..<35).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"placements.list"}"# + "\n" }.joined())
        client.finishSending()
        var ids: [Int] = []
        for round in [10, 10, 10, 5] {
            bed.run { bed.pending.count == round }
            bed.settle()
            #expect(bed.pending.count == round)
            for reply in bed.takePending() { reply.succeed(NoResult()) }
            for line in bed.lines(round, from: client) { if case .int(let id)? = try JSONValue(reading: line)["id"] { ids.append(id) } }
        }
        #expect(ids == Array(0..<35))
        bed.run { client.hasEnded }
    }
}
