import CLinux
import Glibc

extension ControlListener {
    /// The socket that systemd listens on for this process; nil when it was not started for one.
    ///
    /// Of several descriptors the first that is a listening Unix stream is taken. `LISTEN_PID`, `LISTEN_FDS` and `LISTEN_FDNAMES` should be
    /// kept from child processes.
    package static func activated(environment: [String: String], pid: Int32 = getpid()) throws(ControlError) -> ControlListener? {
        guard let wanted = environment["LISTEN_PID"], let count = environment["LISTEN_FDS"] else { return nil }
        // Another process was meant, whose child this is.
        guard Int32(wanted) == pid else { return nil }
        guard let count = Int32(count), (1...1_024).contains(count) else { throw .notActivated(reason: "LISTEN_FDS is '\(count)'") }
        guard let number = (first..<first + count).first(where: isListening) else {
            throw .notActivated(
                reason: "none of its \(count) descriptors is a listening Unix stream (ListenStream=%t/widgethost/control.sock)")
        }
        guard fcntl(number, F_SETFD, FD_CLOEXEC) == 0, widgethost_set_nonblocking(number) == 0 else {
            throw .systemCall(name: "fcntl", error: errno)
        }
        return ControlListener(activated: Descriptor(number))
    }

    /// Where passed descriptors begin.
    private static let first: Int32 = 3

    private static func isListening(_ descriptor: Int32) -> Bool {
        option(SO_DOMAIN, of: descriptor) == AF_UNIX && option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue)
            && option(SO_ACCEPTCONN, of: descriptor) == 1
    }

    private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }
}
