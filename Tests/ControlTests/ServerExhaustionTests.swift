import CLinux
import Foundation
import Testing

@testable import Control

@Suite struct ServerExhaustionTests {
    /// In a process of its own, which may have few descriptors: all others would feel it here.
    @Test func withoutDescriptorsTheListenerWaitsAndHeals() throws {
        let folder = try TemporaryFolder()
        let place = SocketPlace(path: folder.path + "/control.sock")
        let command = #"ulimit -n 16; exec "$0" serve "$1""#
        let host = try HelperProcess("/bin/sh", arguments: ["-c", command, HelperProcess.program, place.path])
        defer { host.kill() }
        #expect(host.read() == "ready\n")
        var clients = try (0..<30).map { _ in try RawClient(place) }
        for client in clients { client.send(ServerAbuseTests.status) }
        wait { clients[0].receive() == 1 }
        // Those for whom there is no descriptor wait; nobody is sent away.
        for round in 0..<10 {
            wait { clients.contains { $0.receive() > 0 } }
            let served = clients.filter { $0.receive() > 0 }
            #expect(served.count <= 12, "round \(round)")
            clients.removeAll { client in served.contains { $0 === client } }
            #expect(clients.allSatisfy { !$0.isEnded })
            if clients.isEmpty { break }
        }
        #expect(clients.isEmpty)
        let after = try ControlClient(place).call(.hostStatus, as: HostStatus.self)
        #expect(after.pid == Int(host.process.processIdentifier))
    }

    private func wait(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        let deadline = SuspendingClock.now + .seconds(20)
        while !condition() {
            guard SuspendingClock.now < deadline else {
                Issue.record("nothing more came", sourceLocation: location)
                return
            }
            poll(nil, 0, 2)
        }
    }
}
