import CLinux
import Foundation
import Testing

@testable import Control

@Suite struct EventStreamTests {
    private static var patience: EventStream.Patience {
        var patience = EventStream.Patience()
        (patience.first, patience.longest) = (.milliseconds(5), .milliseconds(20))
        return patience
    }

    /// Reads a stream on a thread of its own and leaves what came.
    private final class Reader: Sendable {
        let items = Slot<[EventStream.Item]>()

        init(_ place: SocketPlace, upTo count: Int, patience: EventStream.Patience = EventStreamTests.patience) {
            Thread { [items] in
                let stream = EventStream(place, topics: [.timelines], patience: patience)
                for _ in 0..<count {
                    guard let item = try? stream.next(timeout: .seconds(20)) else { break }
                    items.put((items.content ?? []) + [item])
                }
            }.start()
        }

        var all: [EventStream.Item] { items.content ?? [] }
    }

    private func host(at place: SocketPlace) throws -> ControlServer {
        try ControlServer(ControlListener(at: place)) { _, reply in reply.succeed(NoResult()) }
    }

    private func run(_ server: ControlServer?, _ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        let deadline = SuspendingClock.now + .seconds(20)
        while !condition() {
            guard SuspendingClock.now < deadline else {
                Issue.record("nothing more came", sourceLocation: location)
                return
            }
            server?.work()
            poll(nil, 0, 2)
        }
    }

    @Test func theStreamGoesOnFromHostToHost() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        let reader = Reader(place, upTo: 6)
        run(nil) { reader.all == [.disconnected(.noHost(path: place.path))] }
        var server: ControlServer? = try host(at: place)
        run(server) { reader.all.last == .connected(mayHaveMissed: false) }
        server?.publish(EventTests.shown)
        run(server) { reader.all.last == .event(EventTests.shown) }
        server?.stop()
        server = nil
        run(nil) { reader.all.count == 4 }
        #expect(reader.all.last == .disconnected(.closed(method: "events.subscribe")))
        server = try host(at: place)
        run(server) { reader.all.last == .connected(mayHaveMissed: true) }
        server?.publish(EventTests.shown)
        run(server) { reader.all.count == 6 }
        #expect(reader.all.last == .event(EventTests.shown))
    }

    @Test func aConnectionLostWithoutAnEventMissesNothing() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        let server = try host(at: place)
        let reader = Reader(place, upTo: 5)
        for isMissing in [false, true] {
            run(server) { if case .connected = reader.all.last { true } else { false } }
            let count = reader.all.count
            for client in server.clients.values { server.close(client) }
            if isMissing { server.publish(EventTests.shown) }
            run(server) { reader.all.count >= count + 2 }
            #expect(reader.all.last == .connected(mayHaveMissed: isMissing))
        }
        withExtendedLifetime(server) {}
    }

    @Test func aHostThatFallsSilentIsLeft() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        var limits = ServerLimits()
        limits.heartbeat = .milliseconds(10)
        let server = try ControlServer(ControlListener(at: place), limits: limits) { _, _ in }
        let reader = Reader(place, upTo: 2)
        run(server) { reader.all == [.connected(mayHaveMissed: false)] }
        // Nothing runs the server any more: its heart stops.
        run(nil) { reader.all.count == 2 }
        #expect(reader.all.last == .disconnected(.timedOut(method: "events.subscribe")))
    }

    @Test func heartbeatsKeepAQuietStreamAlive() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        var limits = ServerLimits()
        limits.heartbeat = .milliseconds(100)
        let server = try ControlServer(ControlListener(at: place), limits: limits) { _, _ in }
        let reader = Reader(place, upTo: 2)
        run(server) { reader.all.count == 1 }
        let end = SuspendingClock.now + .milliseconds(500)
        run(server) { SuspendingClock.now > end }
        server.publish(EventTests.shown)
        run(server) { reader.all.count == 2 }
        #expect(reader.all.last == .event(EventTests.shown))
    }

    @Test func aTimeoutGivesNothing() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        let stream = EventStream(place, patience: Self.patience)
        #expect(try stream.next() == .disconnected(.noHost(path: place.path)))
        #expect(try stream.next(timeout: .milliseconds(30)) == nil)
    }

    @Test func whatTryingAgainCannotMendIsThrown() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/" + String(repeating: "n", count: 200))
        #expect(throws: ControlError.nameTooLong(path: place.path)) { try EventStream(place, patience: Self.patience).next() }
    }
}
