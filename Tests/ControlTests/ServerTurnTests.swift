import Foundation
import Testing

@testable import Control

/// Clients take turns: who asks for much waits for itself alone.
@Suite struct ServerTurnTests {
    private static let list = #"{"jsonrpc":"2.0","id":1,"method":"placements.list"}"#
    private static let status = #"{"jsonrpc":"2.0","id":2,"method":"host.status"}"#

    /// In which each turn is one request.
    private func bed() throws -> ControlBed {
        var limits = ServerLimits()
        limits.turn = .zero
        return try ControlBed(limits: limits)
    }

    @Test(arguments: [
        String(repeating: list + "\n", count: 200),
        "[" + Array(repeating: list, count: 200).joined(separator: ",") + "]\n",
    ])
    func oneQuestionGoesBeforeTheRestOfAFlood(_ flood: String) throws {
        let bed = try bed()
        let (loud, quiet) = (try bed.connect(), try bed.connect())
        bed.settle()
        loud.send(flood)
        quiet.send(Self.status + "\n")
        bed.settle()
        let place = bed.commands.firstIndex { $0.method == .hostStatus }
        #expect(place.map { $0 <= 3 } == true)
        #expect(bed.commands.count == 201)
        #expect(quiet.receive() == 1)
        for reply in bed.takePending() { reply.succeed(NoResult()) }
        #expect(bed.lines(flood.hasPrefix("[") ? 1 : 200, from: loud).allSatisfy { $0.contains("result") })
    }

    @Test func twoFloodsAreWorkedOffInTurns() throws {
        let bed = try bed()
        let clients = [try bed.connect(), try bed.connect()]
        bed.settle()
        for (client, line) in zip(clients, [Self.list, Self.status]) { client.send(String(repeating: line + "\n", count: 50)) }
        bed.settle()
        let first = bed.commands.prefix(20).count { $0.method == .hostStatus }
        #expect((8...12).contains(first))
        #expect(bed.commands.count == 100)
    }

    @Test(arguments: [1, 64, 2_000])
    func whatWasAskedBeforeLeavingIsDone(_ count: Int) throws {
        let bed = try bed()
        var client: RawClient? = try bed.connect()
        bed.settle()
        let sent = client?.send(String(repeating: Self.list + "\n", count: count))
        try #require(sent == (Self.list.utf8.count + 1) * count)
        client = nil
        bed.run {
            // Of one that is gone nothing is kept waiting for answers.
            for reply in bed.takePending() { reply.succeed(NoResult()) }
            return bed.server.clientCount == 0
        }
        #expect(bed.commands.count == count)
        try bed.expectService()
    }

    @Test func aLongLineKeepsItsPlaceAmongItsClientsLines() throws {
        let bed = try bed()
        let client = try bed.connect()
        let padding = String(repeating: " ", count: 100_000)
        let batch = "[" + Array(repeating: Self.status, count: 1_000).joined(separator: ",") + "]\n"
        let no = #"{"jsonrpc":"2.0","id":4,"method":"no"}"# + "\n"
        var rest = Array((no + padding + Self.status + "\n" + padding + "\n" + batch + no).utf8)
        bed.run {
            rest.removeFirst(client.send(rest))
            return rest.isEmpty
        }
        let lines = bed.lines(4, from: client)
        #expect(lines.map { $0.prefix(1) } == ["{", "{", "[", "{"])
        #expect(lines.map { $0.contains("result") } == [false, true, true, false])
        try bed.expectService()
    }

    @Test func whoLeavesWhileItsLongLineIsReadIsForgotten() throws {
        let bed = try bed()
        var client: RawClient? = try bed.connect()
        bed.settle()
        client?.send(String(repeating: " ", count: 50_000) + Self.list + "\n")
        client = nil
        bed.run { bed.server.clientCount == 0 }
        #expect(bed.takePending().count == 1)
        try bed.expectService()
    }

    @Test func whoLeavesInTheMiddleOfAFloodIsForgotten() throws {
        let bed = try bed()
        var client: RawClient? = try bed.connect()
        client?.send(String(repeating: Self.status + "\n", count: 500) + "{")
        for _ in 0..<10 { bed.server.work() }
        client = nil
        bed.run { bed.server.clientCount == 0 }
        #expect(bed.server.backlog.isEmpty)
        try bed.expectService()
    }

    @Test func withoutWorkNothingWakes() throws {
        let bed = try bed()
        let client = try bed.connect()
        client.send(String(repeating: Self.status + "\n", count: 20))
        #expect(bed.lines(20, from: client).count == 20)
        bed.settle()
        #expect(bed.server.backlog.isEmpty)
    }
}
