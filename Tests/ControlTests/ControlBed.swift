import CLinux
import Foundation
import Testing

@testable import Control

/// A server over a real socket in a folder of its own, driven by the test's thread.
final class ControlBed {
    let folder: TemporaryFolder
    let place: SocketPlace
    let server: ControlServer
    private let inbox: Inbox
    /// Answers what a test wants answered at once; nil leaves it pending.
    var results: [Method: JSONValue] = [:] {
        didSet { inbox.results = results }
    }

    /// What was asked for and not answered by the bed itself.
    final class Inbox {
        var pending: [(command: ControlCommand, reply: PendingReply)] = []
        var commands: [ControlCommand] = []
        var results: [Method: JSONValue] = [.hostStatus: ControlBed.status.json]
    }

    /// host.status is answered at once, everything else when the test does.
    init(limits: ServerLimits = ServerLimits()) throws {
        folder = try TemporaryFolder()
        place = SocketPlace(environment: ["XDG_RUNTIME_DIR": folder.path])
        let inbox = Inbox()
        self.inbox = inbox
        server = try ControlServer(ControlListener(at: place), limits: limits) { command, reply in
            inbox.commands.append(command)
            if let result = inbox.results[command.method] { reply.succeed(result) } else { inbox.pending.append((command, reply)) }
        }
    }

    static let status = HostStatus(
        version: "1", pid: 7, started: Date(timeIntervalSince1970: 0), placements: 0, bundles: 0, processes: 0, clients: 1)

    static let statusLine =
        #"{"version":"1","pid":7,"started":"1970-01-01T00:00:00.000Z","placements":0,"bundles":0,"processes":0,"clients":1,"refused":[],"notes":[]}"#

    var pending: [(command: ControlCommand, reply: PendingReply)] { inbox.pending }
    var commands: [ControlCommand] { inbox.commands }

    func takePending() -> [PendingReply] {
        defer { inbox.pending = [] }
        return inbox.pending.map(\.reply)
    }

    func connect() throws -> RawClient { try RawClient(place) }

    /// Runs the server until `condition` holds; an issue is recorded when that takes too long.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () throws -> Bool) rethrows {
        let deadline = SuspendingClock.now + .seconds(20)
        while try !condition() {
            guard SuspendingClock.now < deadline else {
                Issue.record("nothing more came", sourceLocation: location)
                return
            }
            var entry = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 5) > 0 { server.work() }
        }
    }

    /// Lets the server do what it has to, until there is nothing more.
    func settle() {
        var entry = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&entry, 1, 0) > 0 { server.work() }
    }

    /// Runs until `client` has got so many lines more, and gives them.
    func lines(_ count: Int = 1, from client: RawClient, _ location: SourceLocation = #_sourceLocation) -> [String] {
        run(location) { client.receive() >= count }
        return client.take(count)
    }

    func answer(to line: String, from client: RawClient, _ location: SourceLocation = #_sourceLocation) -> String {
        client.send(line + "\n")
        return lines(from: client, location).first ?? ""
    }

    /// Whoever asks is answered: nothing that others did keeps the server from it.
    func expectService(_ location: SourceLocation = #_sourceLocation) throws {
        let client = try connect()
        let answer = answer(to: #"{"jsonrpc":"2.0","id":"alive","method":"host.status"}"#, from: client, location)
        #expect(answer == #"{"jsonrpc":"2.0","id":"alive","result":\#(Self.statusLine)}"#, sourceLocation: location)
    }

    /// Does `work` on a thread of its own, the server running meanwhile.
    func beside<Result: Sendable>(_ location: SourceLocation = #_sourceLocation, _ work: @escaping @Sendable () -> Result) throws -> Result
    {
        let slot = Slot<Result>()
        Thread { slot.put(work()) }.start()
        run(location) { slot.content != nil }
        return try #require(slot.content, sourceLocation: location)
    }
}
