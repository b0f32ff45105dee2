import CLinux
import Glibc

/// The socket on which a host answers, bound and listening.
package final class ControlListener {
    let descriptor: Descriptor
    /// Where it is bound; nil for a socket that the service manager keeps.
    let bound: (folder: SocketFolder, lock: SocketLock, file: stat)?

    /// Binds the socket at `place`: only this user may reach it from the first moment, and only one host at a time answers there.
    package convenience init(at place: SocketPlace) throws(ControlError) {
        let folder = try SocketFolder(place)
        try self.init(in: folder, SocketLock(in: folder))
    }

    init(in folder: SocketFolder, _ lock: SocketLock) throws(ControlError) {
        let place = folder.place
        let address = try UnixAddress(place, folder: folder.descriptor)
        try Self.clear(folder, address)
        descriptor = try Descriptor(of: "socket", socket(AF_UNIX, Self.kind, 0))
        // The file takes its mode from the socket: so there is no moment in which others may connect.
        guard fchmod(descriptor.number, 0o600) == 0 else { throw .systemCall(name: "fchmod", error: errno) }
        guard address.bind(descriptor.number) == 0 else { throw .systemCall(name: "bind \(place.path)", error: errno) }
        guard let file = folder.status(of: place.name), file.isSocket, file.st_mode & 0o077 == 0 else {
            throw .inTheWay(path: place.path, what: "not what was bound there")
        }
        bound = (folder, lock, file)
        guard listen(descriptor.number, Self.backlog) == 0 else { throw .systemCall(name: "listen", error: errno) }
    }

    init(activated descriptor: Descriptor) {
        self.descriptor = descriptor
        bound = nil
    }

    deinit {
        // Another's socket may be there by now; the lock is given back after this.
        guard let bound, let found = bound.folder.status(of: bound.folder.place.name), found.isSameFile(as: bound.file) else { return }
        bound.folder.remove(bound.folder.place.name)
    }

    private static let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    private static let backlog: Int32 = 256

    /// Takes away the socket of a host that died; throws if one still answers.
    private static func clear(_ folder: SocketFolder, _ address: UnixAddress) throws(ControlError) {
        let name = folder.place.name
        guard let found = folder.status(of: name) else { return }
        guard found.isSocket else { throw .inTheWay(path: folder.place.path, what: found.kind) }
        let probe = try Descriptor(of: "socket", socket(AF_UNIX, kind, 0))
        // A host whose queue is full is alive too.
        if address.connect(probe.number) == 0 || errno == EAGAIN {
            throw .hostIsRunning(path: folder.place.path, pid: Peer(of: probe.number)?.pid)
        }
        guard errno == ECONNREFUSED || errno == ENOENT else { throw .systemCall(name: "connect \(folder.place.path)", error: errno) }
        folder.remove(name)
    }
}
