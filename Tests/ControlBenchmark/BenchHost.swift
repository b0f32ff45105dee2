import CLinux
import Control
import Foundation

/// A host that knows how it stands and nothing else.
enum BenchHost {
    /// Answers until it is ended; "ready" on standard output says from when on.
    static func run(at place: SocketPlace, cpu: String?) throws {
        if let cpu = cpu.flatMap({ Int($0) }) { pin(to: cpu) }
        let started = Date()
        var isEnding = false
        let listener = try ControlListener.activated(environment: ProcessInfo.processInfo.environment) ?? ControlListener(at: place)
        let server = try ControlServer(listener) { command, reply in
            switch command {
            case .hostStatus: reply.succeed(status(since: started))
            case .hostShutdown:
                reply.succeed(NoResult())
                isEnding = true
            default: reply.fail(.internalError("only host.status is answered here"))
            }
        }
        print("ready")
        fflush(nil)
        // As a daemon waits: its own epoll, in which the server is one descriptor.
        let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        _ = widgethost_epoll_control(epoll, EPOLL_CTL_ADD, server.descriptor, EPOLLIN.rawValue, 0)
        var event = epoll_event()
        while !isEnding { if epoll_wait(epoll, &event, 1, -1) > 0 { server.work() } }
        server.stop()
    }

    private static func status(since started: Date) -> HostStatus {
        HostStatus(
            version: "1.0", pid: Int(getpid()), started: started, placements: 12, bundles: 3, processes: 1, clients: 1, next: started,
            sandbox: HostStatus.Sandbox(isUsed: true, reason: "bwrap 0.8 works"))
    }
}

/// Keeps this thread on one processor.
func pin(to cpu: Int) {
    var set = cpu_set_t()
    withUnsafeMutableBytes(of: &set) { if cpu / 8 < $0.count { $0[cpu / 8] = 1 << (cpu % 8) } }
    sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &set)
}
