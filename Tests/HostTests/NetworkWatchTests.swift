import Bundles
import CLinux
import Foundation
import Glibc
import Testing

@testable import widgethost

@Suite struct NetworkWatchTests {
    /// What a watch tells of datagrams that lie in its descriptor, up to the moment after its calm.
    private func told(_ datagrams: [[UInt8]]) throws -> Int {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &ends) == 0)
        let kernel = OwnedDescriptor(ends[1])
        let loop = try EventLoop()
        var count = 0
        let watch = try NetworkWatch(loop, OwnedDescriptor(ends[0]), calm: 0.02) { count += 1 }
        for datagram in datagrams { #expect(send(kernel.number, datagram, datagram.count, 0) == datagram.count) }
        loop.at(Date() + 0.1) { loop.stop() }
        loop.run()
        withExtendedLifetime(watch) {}
        return count
    }

    @Test func manyNewsAreToldOnce() throws {
        #expect(try told([.address([10, 0, 0, 1]), .address([10, 0, 0, 2]), .link(2, flags: 0), .link(2, flags: 0x41)]) == 1)
    }

    @Test func whatIsNoReturnIsNotTold() throws {
        #expect(try told([.link(2, flags: 0x41), .address([127, 0, 0, 1], scope: 254), [1, 2, 3]]) == 0)
    }

    @Test func theKernelsNewsCanBeHeard() throws {
        let loop = try EventLoop()
        _ = try NetworkWatch(loop) {}
    }
}
