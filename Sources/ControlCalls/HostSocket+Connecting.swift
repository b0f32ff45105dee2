import Glibc

extension HostSocket {
    /// An address holds 108 bytes with the zero at its end.
    private static let pathLimit = 107

    /// A connection to a host of this user's or root's, whose steps end after so many seconds; the caller closes it.
    func connected(within seconds: Int) throws(CallError) -> Int32 {
        let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard connection >= 0 else { throw .systemCall(name: "socket", error: errno) }
        do throws(CallError) {
            limit(connection, to: seconds)
            try connect(connection, within: seconds)
            try check(connection)
            return connection
        } catch {
            close(connection)
            throw error
        }
    }

    private func limit(_ connection: Int32, to seconds: Int) {
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        for option in [SO_SNDTIMEO, SO_RCVTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    // A path that is too long goes through its opened folder.
    private func connect(_ connection: Int32, within seconds: Int) throws(CallError) {
        guard path.utf8.count > Self.pathLimit else { return try connect(connection, to: path, within: seconds) }
        let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw .noHost(path: path) }
        defer { close(opened) }
        try connect(connection, to: "/proc/self/fd/\(opened)/\(name)", within: seconds)
    }

    private func connect(_ connection: Int32, to place: String, within seconds: Int) throws(CallError) {
        guard place.utf8.count <= Self.pathLimit, !place.utf8.contains(0) else { throw .noHost(path: path) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.utf8) }
        var result: Int32
        repeat {
            result = withUnsafeBytes(of: address) { bytes in
                Glibc.connect(connection, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
            }
        } while result != 0 && errno == EINTR
        switch result == 0 ? 0 : errno {
        case 0: return
        case ENOENT, ENOTDIR, ECONNREFUSED, EACCES, EPERM: throw .noHost(path: path)
        case EAGAIN, EINPROGRESS: throw .timedOut(path: path, after: seconds)
        case let error: throw .systemCall(name: "connect \(path)", error: error)
        }
    }

    // The folder in /tmp may be another user's.
    private func check(_ connection: Int32) throws(CallError) {
        var peer: (process: Int32, user: UInt32, group: UInt32) = (0, .max, .max)
        var size = socklen_t(MemoryLayout.size(ofValue: peer))
        guard getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 else {
            throw .systemCall(name: "getsockopt", error: errno)
        }
        guard peer.user == geteuid() || peer.user == 0 else { throw .foreignHost(path: path, user: peer.user) }
    }
}
