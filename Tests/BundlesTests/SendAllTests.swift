import CLinux
import Foundation
import Testing

@testable import Bundles

@Suite struct SendAllTests {
    private func pair() throws -> (OwnedDescriptor, OwnedDescriptor) {
        var numbers: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &numbers) == 0)
        return (OwnedDescriptor(numbers[0]), OwnedDescriptor(numbers[1]))
    }

    private func send(_ head: [UInt8], _ body: [UInt8], to socket: OwnedDescriptor) {
        head.withUnsafeBytes { head in body.withUnsafeBytes { sendAll(head, $0, to: socket.number) } }
    }

    @Test(arguments: [(0, 0), (5, 0), (0, 7), (5, 7), (14, 60)])
    func bothPartsComeInOneRead(head: Int, body: Int) throws {
        let (near, far) = try pair()
        let parts = (Array(UInt8(0)..<UInt8(head)), Array(UInt8(100)..<UInt8(100 + body)))
        send(parts.0, parts.1, to: near)
        guard head + body > 0 else { return }
        var read: [UInt8] = []
        #expect(far.read(atMost: 1_000) { read.append(contentsOf: $0) } == .some)
        #expect(read == parts.0 + parts.1)
    }

    @Test func moreThanASocketHoldsGoesInPieces() throws {
        let (near, far) = try pair()
        let head = [UInt8](repeating: 1, count: 300_000)
        let body = [UInt8](repeating: 2, count: 5_000_000)
        let thread = Thread { self.send(head, body, to: near) }
        thread.start()
        var counts = [0, 0, 0]
        while counts.reduce(0, +) < head.count + body.count {
            let wasRead = far.read(atMost: 100_000) { for byte in $0 { counts[Int(byte)] += 1 } }
            try #require(wasRead == .some)
        }
        #expect(counts == [0, head.count, body.count])
    }

    @Test func whoIsGoneIsNotWaitedFor() throws {
        let (near, far) = try pair()
        shutdown(far.number, Int32(SHUT_RDWR))
        send([1], [UInt8](repeating: 2, count: 5_000_000), to: near)
    }
}
