import CLinux
import Control
import Glibc

/// systemd, where it started this process: what it handed over, and how it is told how the service stands.
struct ServiceManager {
    /// What it told this process, by variable.
    private let told: [String: String]

    /// The variables that are for this process alone and must not reach its children.
    static let variables: Set = ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC"]

    init(_ environment: [String: String]) { told = environment.filter { Self.variables.contains($0.key) } }

    /// The socket that it listens on for this process; nil when there is none.
    func listener() throws(ControlError) -> ControlListener? { try ControlListener.activated(environment: told) }

    /// Whether it said so: the socket is then that of `listener`.
    var handsOverSocket: Bool { told["LISTEN_PID"].flatMap { Int32($0) } == getpid() }

    func tellReady(_ status: String) { tell("READY=1\nSTATUS=\(status)") }

    /// Before a reload, whose end `tellReady` tells.
    func tellReloading() {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        tell("RELOADING=1\nMONOTONIC_USEC=\(now.tv_sec * 1_000_000 + now.tv_nsec / 1_000)")
    }

    func tellStopping() { tell("STOPPING=1\nSTATUS=ending") }

    /// In the form of sd_notify(3); without `NOTIFY_SOCKET` nothing is done.
    private func tell(_ state: String) {
        guard let path = told["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else { return }
        let number = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { return }
        defer { close(number) }
        // A manager that does not read must not keep the service from its work.
        var patience = timeval(tv_sec: 0, tv_usec: 500_000)
        setsockopt(number, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        send(state, to: path, over: number)
    }

    private func send(_ state: String, to path: String, over number: Int32) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(path.utf8)
        // A name in the abstract space begins with a zero.
        if name.first == UInt8(ascii: "@") { name[0] = 0 }
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.offset(of: \.sun_path).map { $0 + name.count } ?? 0)
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(number, state, state.utf8.count, Int32(MSG_NOSIGNAL), $0, length)
            }
        }
    }
}
