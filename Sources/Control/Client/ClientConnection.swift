import CLinux
import Glibc

/// A connection to a host whose every step ends by a deadline. [one thread at a time]
final class ClientConnection {
    typealias Instant = SuspendingClock.Instant

    /// Why a step did not end well.
    enum Interruption: Error, Hashable {
        case timedOut
        case closed
        case unreadable(JSONFault)
    }

    private let socket: Descriptor
    private var incoming = LineBuffer()

    /// In bytes; no answer of a host is that long.
    private static let lineLimit = 256 << 20
    private static let appetite = 1 << 16

    /// Connects to the host at `place`, if it is this user's or root's.
    init(_ place: SocketPlace, timeout: Duration) throws(ControlError) {
        socket = try Descriptor(of: "socket", Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
        // A full queue makes even a non-blocking connection wait or fail; a deadline for sending holds for connecting too.
        var limit = timeval(timeout)
        setsockopt(socket.number, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        try Self.connect(socket, to: place)
        guard widgethost_set_nonblocking(socket.number) == 0 else { throw .systemCall(name: "fcntl", error: errno) }
        let peer = Peer(of: socket.number)
        guard peer?.isTrusted == true else { throw .foreignHost(path: place.path, user: peer?.user) }
    }

    private static func connect(_ socket: Descriptor, to place: SocketPlace) throws(ControlError) {
        let folder = open(place.folder, Int32(O_PATH) | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure(errno, place) }
        let address = try UnixAddress(place, folder: Descriptor(folder))
        var result: Int32
        repeat { result = address.connect(socket.number) } while result != 0 && errno == EINTR
        guard result == 0 else { throw failure(errno, place) }
    }

    private static func failure(_ error: Int32, _ place: SocketPlace) -> ControlError {
        switch error {
        case ENOENT, ENOTDIR, ECONNREFUSED: .noHost(path: place.path)
        case EACCES, EPERM: .notAllowed(path: place.path)
        case EAGAIN: .timedOut(method: "a connection")
        default: .systemCall(name: "connect \(place.path)", error: error)
        }
    }

    /// Sends one line. A host that has closed the connection is not told here: it may have said why.
    func send(_ line: JSONValue, until deadline: Instant) throws(Interruption) {
        var outgoing = OutgoingLines()
        outgoing.append(line.write)
        while outgoing.write(to: socket.number) != nil, !outgoing.isEmpty { try wait(for: POLLOUT, until: deadline) }
    }

    /// The next line, waited for until `deadline` if there is one.
    func line(until deadline: Instant?) throws(Interruption) -> JSONValue {
        while true {
            switch incoming.next(limit: Self.lineLimit, read: { bytes in Result { () throws(JSONFault) in try JSONValue(reading: bytes) } })
            {
            case .line(.success(let line)): return line
            case .line(.failure(let fault)): throw .unreadable(fault)
            case .tooLong: throw .closed
            case .needsMore: try receive(until: deadline)
            }
        }
    }

    private func receive(until deadline: Instant?) throws(Interruption) {
        let count = withUnsafeTemporaryAllocation(byteCount: Self.appetite, alignment: 8) { buffer in
            let count = recv(socket.number, buffer.baseAddress, buffer.count, 0)
            if count > 0 { incoming.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
            return count
        }
        guard count <= 0 else { return }
        guard count < 0, errno == EAGAIN || errno == EINTR else { throw .closed }
        try wait(for: POLLIN, until: deadline)
    }

    private func wait(for events: Int32, until deadline: Instant?) throws(Interruption) {
        var entry = pollfd(fd: socket.number, events: Int16(events), revents: 0)
        let time = deadline.map { $0 - .now }
        if let time, time <= .zero { throw .timedOut }
        poll(&entry, 1, time.map(\.milliseconds) ?? -1)
    }
}

extension Duration {
    /// For `poll`: rounded up, so that it never ends too soon.
    var milliseconds: Int32 { Int32(clamping: Int64((self / .milliseconds(1)).rounded(.up).clamped(to: 0...1e9))) }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}

extension timeval {
    fileprivate init(_ duration: Duration) {
        let (seconds, attoseconds) = max(duration, .microseconds(1)).components
        self.init(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
    }
}
