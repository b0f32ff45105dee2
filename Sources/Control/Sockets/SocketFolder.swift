import CLinux
import Glibc

/// The folder of a control socket, opened once: what is checked is what is used.
struct SocketFolder {
    let place: SocketPlace
    let descriptor: Descriptor

    /// Makes the folder, for this user alone, if it is missing; refuses one that others could put a socket into.
    init(_ place: SocketPlace) throws(ControlError) {
        self.place = place
        try Self.checkParent(of: place.folder)
        guard mkdir(place.folder, 0o700) == 0 || errno == EEXIST else {
            throw .untrustedFolder(path: place.folder, reason: "it cannot be made (\(text(ofError: errno)))")
        }
        descriptor = try Self.open(place.folder)
        let status = try descriptor.status()
        guard status.st_uid == geteuid() else {
            throw .untrustedFolder(path: place.folder, reason: "it belongs to user \(status.st_uid)")
        }
        guard status.st_mode & 0o022 == 0 else {
            throw .untrustedFolder(path: place.folder, reason: "others can write in it (chmod go-w '\(place.folder)')")
        }
    }

    // Who may write in the folder above could put another in this one's place; in a sticky one, as /tmp is, only its owner can.
    private static func checkParent(of folder: String) throws(ControlError) {
        let path = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? "."
        var parent = stat()
        // One that is missing is told when the folder cannot be made.
        guard stat(path, &parent) == 0 else { return }
        guard parent.st_mode & 0o022 == 0 || parent.st_mode & S_ISVTX != 0 else {
            throw .untrustedFolder(path: path, reason: "others can write in it (chmod 700 '\(path)')")
        }
        guard parent.st_uid == geteuid() || parent.st_uid == 0 else {
            throw .untrustedFolder(path: path, reason: "it belongs to user \(parent.st_uid)")
        }
    }

    private static func open(_ path: String) throws(ControlError) -> Descriptor {
        let number = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard number < 0 else { return Descriptor(number) }
        switch errno {
        case ELOOP, ENOTDIR: throw .untrustedFolder(path: path, reason: "it is a symbolic link or no folder at all")
        case let error: throw .untrustedFolder(path: path, reason: text(ofError: error))
        }
    }

    /// What lies in the folder under that name, links not followed; nil for nothing.
    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    func remove(_ name: String) { unlinkat(descriptor.number, name, 0) }

    func path(of name: String) -> String { "\(place.folder)/\(name)" }
}

extension stat {
    var isSocket: Bool { st_mode & S_IFMT == S_IFSOCK }
    var isRegular: Bool { st_mode & S_IFMT == S_IFREG }

    func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }

    /// In words, as in "a symbolic link".
    var kind: String {
        switch st_mode & S_IFMT {
        case S_IFLNK: "a symbolic link"
        case S_IFDIR: "a folder"
        case S_IFREG: "a file"
        case S_IFSOCK: "a socket"
        default: "a device or pipe"
        }
    }
}
