import Control
import Dispatch
import Foundation
import Testing

@testable import ControlCalls

@Suite struct HostSocketTests {
    @Test(
        arguments: [
            ["XDG_RUNTIME_DIR": "/run/user/7"], ["XDG_RUNTIME_DIR": "relative"], ["XDG_RUNTIME_DIR": ""], [:],
        ])
    func itLiesWhereTheHostPutsIt(environment: [String: String]) {
        #expect(HostSocket(environment: environment).path == SocketPlace(environment: environment).path)
        #expect(HostSocket(environment: environment, user: 12).path == SocketPlace(environment: environment, user: 12).path)
    }

    @Test func aLineGoesAndALineComes() throws {
        let listener = FakeListener { write(Array("got ".utf8) + readLine(of: $0) + Array("\nmore\n".utf8), to: $0) }
        defer { listener.stop() }
        #expect(try HostSocket(path: listener.path).exchange(Array("hello".utf8)) == Array("got hello".utf8))
        #expect(try HostSocket(path: listener.path).exchange([]) == Array("got ".utf8))
    }

    @Test func aLongAnswerComesWhole() throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20)
        let listener = FakeListener {
            _ = readLine(of: $0)
            write(long + [UInt8(ascii: "\n")], to: $0)
        }
        defer { listener.stop() }
        #expect(try HostSocket(path: listener.path).exchange([]) == long)
    }

    @Test func aPathLongerThanAnAddressIsReached() throws {
        let folder = Array(repeating: String(repeating: "d", count: 60), count: 3).joined(separator: "/")
        let listener = FakeListener(folder: folder) { write(readLine(of: $0) + [UInt8(ascii: "\n")], to: $0) }
        defer { listener.stop() }
        #expect(listener.path.utf8.count > 180)
        #expect(try HostSocket(path: listener.path).exchange([1, 2]) == [1, 2])
    }

    @Test func whereNobodyAnswersThatIsSaid() throws {
        let path = "/tmp/nothing-\(UUID().uuidString)/control.sock"
        #expect(throws: CallError.noHost(path: path)) { try HostSocket(path: path).exchange([]) }
        let stale = try staleSocket()
        defer { try? FileManager.default.removeItem(atPath: stale) }
        #expect(throws: CallError.noHost(path: stale)) { try HostSocket(path: stale).exchange([]) }
        #expect(throws: CallError.noHost(path: "")) { try HostSocket(path: "").exchange([]) }
    }

    /// A host that hangs up makes no signal, however much it is sent.
    @Test func aHostThatHangsUpIsSaid() {
        let listener = FakeListener { _ in }
        defer { listener.stop() }
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)
        #expect(throws: CallError.closed(path: listener.path)) { try HostSocket(path: listener.path).exchange(line) }
    }

    @Test func halfAnAnswerIsNone() {
        let listener = FakeListener {
            _ = readLine(of: $0)
            write(Array("half".utf8), to: $0)
        }
        defer { listener.stop() }
        #expect(throws: CallError.closed(path: listener.path)) { try HostSocket(path: listener.path).exchange([]) }
    }

    @Test func aHostThatIsSilentIsGivenUp() {
        let isGivenUp = DispatchSemaphore(value: 0)
        let listener = FakeListener { _ in isGivenUp.wait() }
        defer { listener.stop() }
        #expect(throws: CallError.timedOut(path: listener.path, after: 1)) { try HostSocket(path: listener.path).exchange([], within: 1) }
        isGivenUp.signal()
    }

    /// The file of a socket at which nobody listens any more.
    private func staleSocket() throws -> String {
        let path = "\(NSTemporaryDirectory())/stale-\(UUID().uuidString).sock"
        let listener = FakeListener { _ in }
        defer { listener.stop() }
        try FileManager.default.moveItem(atPath: listener.path, toPath: path)
        return path
    }
}
