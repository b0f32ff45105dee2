import Foundation
import Testing

@testable import Control

@Suite struct EventTests {
    static let shown = ControlEvent(.shown, at: Date(timeIntervalSince1970: 0), ["placement": 1])
    static let shownLine =
        #"{"jsonrpc":"2.0","method":"events.event","params":{"sequence":1,"event":"shown","topic":"timelines","time":"1970-01-01T00:00:00.000Z","placement":1}}"#

    private func subscribe(_ bed: ControlBed, _ client: RawClient, _ topics: String, _ location: SourceLocation = #_sourceLocation) throws
        -> Subscription
    {
        let line = bed.answer(
            to: #"{"jsonrpc":"2.0","id":1,"method":"events.subscribe","params":{"topics":[\#(topics)]}}"#, from: client, location)
        return try Subscription(json: Response(json: JSONValue(reading: line)).outcome.get())
    }

    @Test func eventsOfTheirTopicsComeToThoseWhoSubscribed() throws {
        let bed = try ControlBed()
        let (one, other, none) = (try bed.connect(), try bed.connect(), try bed.connect())
        #expect(!bed.server.isHeard(.timelines))
        #expect(try subscribe(bed, one, #""timelines","host""#).topics == [.host, .timelines])
        #expect(try subscribe(bed, other, #""log""#).sequence == 0)
        #expect(bed.server.isHeard(.timelines) && !bed.server.isHeard(.gallery))
        bed.server.publish(Self.shown)
        bed.server.publish(ControlEvent(.logged, at: Date(timeIntervalSince1970: 0), ["text": "x"]))
        #expect(bed.lines(from: one) == [Self.shownLine])
        #expect(bed.lines(from: other)[0].contains(#""sequence":2,"event":"logged","topic":"log""#))
        #expect(one.receive() == 0 && none.receive() == 0)
    }

    @Test func aSecondSubscriptionReplacesTheFirstAndAnEmptyOneEndsIt() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        _ = try subscribe(bed, client, #""timelines""#)
        _ = try subscribe(bed, client, #""log""#)
        bed.server.publish(Self.shown)
        #expect(try subscribe(bed, client, "").sequence == 1)
        #expect(client.receive() == 0)
        #expect(!bed.server.isHeard(.log))
    }

    @Test func heartbeatsComeWhileSomeoneListensAndOnlyThen() throws {
        var limits = ServerLimits()
        limits.heartbeat = .milliseconds(10)
        let bed = try ControlBed(limits: limits)
        let client = try bed.connect()
        #expect(try subscribe(bed, client, #""log""#).heartbeat == 0.01)
        #expect(
            bed.lines(2, from: client)
                == Array(repeating: #"{"jsonrpc":"2.0","method":"events.heartbeat","params":{"sequence":0}}"#, count: 2))
        _ = client.take(.max)
        bed.run { client.send(#"{"jsonrpc":"2.0","method":"events.subscribe","params":{"topics":[]}}"# + "\n") > 0 }
        bed.run { bed.server.nextHeartbeat == nil }
    }

    @Test func whoDoesNotReadLosesEventsAndIsToldHowMany() throws {
        var limits = ServerLimits()
        limits.eventBytes = 8 << 10
        let bed = try ControlBed(limits: limits)
        let (slow, quick) = (try bed.connect(), try bed.connect())
        _ = try subscribe(bed, slow, #""timelines""#)
        _ = try subscribe(bed, quick, #""timelines""#)
        let count = 5_000
        var received = 0
        for _ in 0..<count {
            bed.server.publish(Self.shown)
            received += quick.take(quick.receive()).count
        }
        #expect(received == count)
        #expect(bed.server.clients.values.allSatisfy { $0.outgoing.waiting <= limits.eventBytes })
        var notices: [StreamNotice] = []
        func isDropNotice(_ notice: StreamNotice) -> Bool { if case .dropped = notice { true } else { false } }
        try bed.run {
            for line in slow.take(slow.receive()) {
                if let notice = try StreamNotice(line: JSONValue(reading: line)) { notices.append(notice) }
            }
            return notices.last.map(isDropNotice) ?? false
        }
        guard case .dropped(let dropped, let sequence)? = notices.last else { return }
        #expect(dropped > 0 && dropped + notices.count - 1 == count)
        #expect(sequence == count)
        bed.server.publish(Self.shown)
        #expect(bed.lines(from: slow)[0].contains(#""sequence":5001"#))
    }

    @Test func aSubscriberWhoNeverReadsIsClosedInTheEnd() throws {
        var limits = ServerLimits()
        limits.eventBytes = 4 << 10
        limits.stallTime = .milliseconds(50)
        let bed = try ControlBed(limits: limits)
        let client = try bed.connect()
        _ = try subscribe(bed, client, #""timelines""#)
        bed.run {
            bed.server.publish(Self.shown)
            return bed.server.clientCount == 0
        }
    }

    @Test func aSubscriberWhoSendsNoMoreIsStillTold() throws {
        let bed = try ControlBed()
        let client = try bed.connect()
        _ = try subscribe(bed, client, #""timelines""#)
        client.finishSending()
        bed.settle()
        bed.server.publish(Self.shown)
        #expect(bed.lines(from: client) == [Self.shownLine])
    }

    @Test func noticesOfALaterVersionArePassedOver() throws {
        #expect(try StreamNotice(line: ["method": "events.later", "params": [:]]) == nil)
        #expect(try StreamNotice(line: ["method": "events.event", "params": ["sequence": 1, "event": "later", "time": "x"]]) == nil)
        #expect(try StreamNotice(line: ["id": 1, "result": [:]]) == nil)
        #expect(throws: JSONMismatch.self) { try StreamNotice(line: ["method": "events.heartbeat", "params": [:]]) }
    }
}
