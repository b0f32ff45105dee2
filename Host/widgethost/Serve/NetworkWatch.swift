import Bundles
import CLinux
import Foundation
import Glibc

/// Tells that the network is back, once for all that comes of it within a second.
final class NetworkWatch {
    private let loop: EventLoop
    private let descriptor: OwnedDescriptor
    private var state = NetworkState()
    private var watch: EventLoop.Watch?
    private var alarm: EventLoop.Alarm?
    private let calm: TimeInterval
    private let returned: () -> Void

    /// Links, and addresses of both families: RTMGRP_LINK, RTMGRP_IPV4_IFADDR, RTMGRP_IPV6_IFADDR.
    private static let groups: UInt32 = 0x1 | 0x10 | 0x100
    private static let datagramLimit = 1 << 16

    /// Reads `descriptor`, by default the kernel's news of links and addresses; `calm` is the wait for more news, in seconds.
    init(_ loop: EventLoop, _ descriptor: OwnedDescriptor? = nil, calm: TimeInterval = 1, returned: @escaping () -> Void)
        throws(BundleError)
    {
        self.loop = loop
        self.calm = calm
        self.returned = returned
        self.descriptor = if let descriptor { descriptor } else { try Self.news() }
        watch = try loop.watch(self.descriptor.number, .readable) { [unowned self] _ in read() }
    }

    deinit {
        if let watch { loop.unwatch(watch) }
        if let alarm { loop.cancel(alarm) }
    }

    private static func news() throws(BundleError) -> OwnedDescriptor {
        let kind = Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let number = socket(AF_NETLINK, kind, 0)
        guard number >= 0 else { throw .systemCall(name: "socket(AF_NETLINK)", error: errno) }
        let descriptor = OwnedDescriptor(number)
        // struct sockaddr_nl: family, padding, the kernel chooses a number for us, groups.
        var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, groups)
        let size = socklen_t(MemoryLayout.size(ofValue: address))
        let result = withUnsafeBytes(of: &address) { bind(number, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, size) }
        guard result == 0 else { throw .systemCall(name: "bind(AF_NETLINK)", error: errno) }
        return descriptor
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: Self.datagramLimit)
        var isBack = false
        while true {
            let count = recv(descriptor.number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            // What found no room was lost, and may have been the news.
            if count < 0, errno == ENOBUFS { isBack = true }
            guard count > 0 || count < 0 && (errno == EINTR || errno == ENOBUFS) else { break }
            if count > 0, state.take(Array(buffer.prefix(count))) { isBack = true }
        }
        if isBack { wait() }
    }

    private func wait() {
        if let alarm { loop.cancel(alarm) }
        alarm = loop.at(.now + calm) { [unowned self] in
            alarm = nil
            returned()
        }
    }
}
