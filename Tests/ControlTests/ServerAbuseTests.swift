import CLinux
import Foundation
import Testing

@testable import Control

/// Clients that are wrong, slow, silent or many hurt themselves alone.
@Suite struct ServerAbuseTests {
    static let status = #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"# + "\n"

    @Test func halfALineIsTimedOut() throws {
        var limits = ServerLimits()
        limits.requestTime = .milliseconds(30)
        let bed = try ControlBed(limits: limits)
        let clients = try ["{", #"{"jsonrpc":"2.0""#, " "].map { half in
            let client = try bed.connect()
            // A whole line before it does not count.
            client.send(Self.status + half)
            return client
        }
        try bed.expectService()
        for client in clients {
            let lines = bed.lines(2, from: client)
            #expect(
                try Response(json: JSONValue(reading: lines[1]))
                    == Response(id: .null, outcome: .failure(.requestTimedOut(milliseconds: 30))))
            bed.run { client.hasEnded }
        }
        try bed.expectService()
    }

    @Test func aDribbledLineMustEndInTimeToo() throws {
        var limits = ServerLimits()
        limits.requestTime = .milliseconds(40)
        let bed = try ControlBed(limits: limits)
        let client = try bed.connect()
        bed.run {
            client.send(" ")
            return client.hasEnded
        }
        #expect(client.take(1).first?.contains("requestTimedOut") == true)
    }

    @Test(
        arguments: [
            [0xff, 0xfe], Array("\"\u{0}".utf8), [0x22, 0xc0, 0x22],
            Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xff, 0x22, 0x7d],
        ] as [[UInt8]])
    func badBytesAreAnsweredAndTheNextLineIsServed(bytes: [UInt8]) throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(bytes + [10])
        #expect(bed.lines(from: client)[0].contains(#""id":null,"error":{"code":-32700"#))
        #expect(bed.answer(to: Self.status, from: client).contains("result"))
    }

    @Test func twoMegabytesOfOneLineAreRefusedAndTheNextIsServed() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        var rest = [UInt8](repeating: UInt8(ascii: "x"), count: 2 << 20) + Array(("\n" + Self.status).utf8)
        bed.run {
            rest.removeFirst(client.send(rest))
            return rest.isEmpty
        }
        let lines = bed.lines(2, from: client)
        #expect(
            try Response(json: JSONValue(reading: lines[0])) == Response(id: .null, outcome: .failure(.requestTooLarge(limit: 1 << 20))))
        #expect(lines[1].contains("result"))
    }

    @Test func aLineOfExactlyTheLimitIsServed() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        let line = #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#
        var rest = Array((line + String(repeating: " ", count: bed.server.limits.requestBytes - line.utf8.count) + "\n").utf8)
        bed.run {
            rest.removeFirst(client.send(rest))
            return rest.isEmpty
        }
        #expect(bed.lines(from: client)[0].contains("result"))
    }

    @Test func anUnendedLastLineIsSaidSo() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"host.shutdown"}"#)
        client.finishSending()
        #expect(bed.lines(from: client)[0].contains("the last line has no newline"))
        bed.run { client.hasEnded }
        #expect(bed.commands.isEmpty)
    }

    @Test func closingInTheMiddleOfALineIsNothing() throws {
        let bed = try ControlBed()
        for cut in stride(from: 0, to: Self.status.utf8.count, by: 3) {
            let client = try bed.connect()
            client.send(Array(Self.status.utf8.prefix(cut)))
            if cut % 2 == 0 { bed.settle() }
        }
        bed.run { bed.server.clientCount == 0 }
        #expect(bed.commands.isEmpty)
        try bed.expectService()
    }

    @Test func twoHundredSilentClientsKeepNobodyWaiting() throws {
        let bed = try ControlBed()
        let silent = try (0..<200).map { _ in
            let client = try bed.connect()
            bed.settle()
            return client
        }
        #expect(bed.server.clientCount == 200)
        try bed.expectService()
        for client in silent { #expect(!client.hasEnded) }
        #expect(bed.answer(to: Self.status, from: silent[0]).contains("result"))
    }

    @Test func forOneClientTooManyTheLongestIdleIsClosed() throws {
        var limits = ServerLimits()
        limits.clients = 4
        let bed = try ControlBed(limits: limits)
        var clients: [RawClient] = []
        for _ in 0..<4 {
            clients.append(try bed.connect())
            bed.settle()
        }
        // The first has a call in hand, the second was served just now: the third is the longest idle.
        clients[0].send(#"{"jsonrpc":"2.0","id":1,"method":"placements.list"}"# + "\n")
        bed.run { bed.pending.count == 1 }
        _ = bed.answer(to: Self.status, from: clients[1])
        let fifth = try bed.connect()
        #expect(bed.answer(to: Self.status, from: fifth).contains("result"))
        #expect(clients.map(\.hasEnded) == [false, false, true, false])
    }

    @Test func withoutAnIdleOneTheNewClientIsRefused() throws {
        var limits = ServerLimits()
        limits.clients = 2
        let bed = try ControlBed(limits: limits)
        let busy = try (0..<2).map { _ in
            let client = try bed.connect()
            client.send(#"{"jsonrpc":"2.0","id":1,"method":"placements.list"}"# + "\n")
            return client
        }
        bed.run { bed.pending.count == 2 }
        let third = try bed.connect()
        let refusal = try Response(json: JSONValue(reading: bed.lines(from: third)[0]))
        #expect(refusal == Response(id: .null, outcome: .failure(.tooManyClients(limit: 2))))
        bed.run { third.hasEnded }
        for reply in bed.takePending() { reply.succeed(NoResult()) }
        #expect(bed.lines(from: busy[0]).count == 1)
        try bed.expectService()
    }

    @Test func aFloodFromOneLeavesRoomForOthers() throws {
        let bed = try ControlBed()
        let flood = try bed.connect()
        let chunk = Array(String(repeating: Self.status, count: 2_000).utf8)
        flood.send(chunk)
        try bed.expectService()
        for _ in 0..<8 {
            flood.send(chunk)
            _ = flood.receive()
            #expect(flood.take(.max).allSatisfy { $0.contains("result") })
            bed.settle()
        }
        try bed.expectService()
    }

    @Test func whoAsksAndNeverReadsIsNotReadAndThenClosed() throws {
        var limits = ServerLimits()
        limits.eventBytes = 64 << 10
        limits.stallTime = .milliseconds(100)
        let bed = try ControlBed(limits: limits)
        let client = try bed.connect()
        var asked = 0
        let line = Array(Self.status.utf8)
        bed.run {
            let sent = client.send(line)
            asked += sent == line.count ? 1 : 0
            return sent < line.count
        }
        // What it may make wait here is what the kernel holds and the limit, not what it sends.
        #expect(bed.commands.count < 20_000)
        #expect(bed.server.clients.values.allSatisfy { $0.outgoing.waiting <= limits.eventBytes + 1_024 })
        try bed.expectService()
        bed.run { bed.server.clientCount <= 1 && bed.server.clients.values.allSatisfy { $0.outgoing.isEmpty } }
    }

    @Test func whoLetsTooMuchWaitIsClosedAtOnce() throws {
        var limits = ServerLimits()
        limits.answerBytes = 1 << 20
        let bed = try ControlBed(limits: limits)
        let client = try bed.connect()
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"pictures.get","params":{"placement":1}}"# + "\n")
        bed.run { bed.pending.count == 1 }
        for reply in bed.takePending() { reply.succeed(DefaultsValue(value: .string(String(repeating: "x", count: 3 << 20)))) }
        #expect(bed.server.clientCount == 0)
        try bed.expectService()
    }

    @Test func aSlowReaderGetsAllOfALargeAnswer() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        client.send(#"{"jsonrpc":"2.0","id":1,"method":"pictures.get","params":{"placement":1}}"# + "\n")
        bed.run { bed.pending.count == 1 }
        let large = String(repeating: "x", count: 3 << 20)
        for reply in bed.takePending() { reply.succeed(DefaultsValue(value: .string(large))) }
        try bed.expectService()
        #expect(bed.lines(from: client)[0] == #"{"jsonrpc":"2.0","id":1,"result":{"value":"\#(large)"}}"#)
        #expect(bed.answer(to: Self.status, from: client).contains("result"))
    }

    @Test(arguments: 0..<3) func mutatedLinesLeaveTheServerAtWork(seed: UInt64) throws {
        let bed = try ControlBed()
        var generator = SeededGenerator(state: seed)
        var client = try bed.connect()
        for round in 0..<3_000 {
            client.send(JSONFuzzTests.mutated(JSONFuzzTests.seeds[round % 3], &generator) + (round % 5 == 0 ? [] : [10]))
            if round % 50 == 0 { client = try bed.connect() }
            bed.settle()
            _ = client.receive()
        }
        try bed.expectService()
    }
}
