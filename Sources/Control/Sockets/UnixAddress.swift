import CLinux
import Glibc

/// Where a Unix socket is bound or reached.
struct UnixAddress {
    private var address = sockaddr_un()

    /// An address holds 108 bytes with the zero at its end.
    private static let pathLimit = 107

    /// The socket `name` in `folder`, which is at `path` and must stay open; paths that are too long go through the open folder.
    init(_ place: SocketPlace, folder: Descriptor) throws(ControlError) {
        let path = place.path.utf8.count <= Self.pathLimit ? place.path : "/proc/self/fd/\(folder.number)/\(place.name)"
        guard path.utf8.count <= Self.pathLimit, !path.utf8.contains(0) else { throw .nameTooLong(path: place.path) }
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    }

    /// 0, or -1 with `errno`.
    func bind(_ socket: Int32) -> Int32 { withPointer { Glibc.bind(socket, $0, $1) } }

    /// 0, or -1 with `errno`.
    func connect(_ socket: Int32) -> Int32 { withPointer { Glibc.connect(socket, $0, $1) } }

    private func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafeBytes(of: address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { buffer in
                var empty = sockaddr()
                return buffer.baseAddress.map { body($0, socklen_t(bytes.count)) } ?? body(&empty, 0)
            }
        }
    }
}
