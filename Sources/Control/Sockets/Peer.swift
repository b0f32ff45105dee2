import CLinux
import Glibc

/// Who is at the other end of a Unix socket, as the kernel knows.
struct Peer: Hashable {
    let pid: Int32
    let user: UInt32

    /// Nil when it cannot be known.
    init?(of socket: Int32) {
        var credentials = ucred()
        var size = socklen_t(MemoryLayout<ucred>.size)
        guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0, size == MemoryLayout<ucred>.size,
            // The kernel's word for nobody known.
            credentials.uid != UInt32.max
        else { return nil }
        pid = credentials.pid
        user = credentials.uid
    }

    /// The same user, or root.
    var isTrusted: Bool { user == geteuid() || user == 0 }
}
