import Glibc

/// Files that are there whole or not at all: written beside their place and moved onto it.
enum AtomicFile {
    /// Writes `bytes` to `path`, in place of what is there.
    static func write(_ bytes: [UInt8], to path: String) throws(HostError) {
        let draft = Draft(of: path)
        try draft.write(bytes)
        guard rename(draft.path, path) == 0 else {
            let error = errno
            unlink(draft.path)
            throw .unwritable(path: path, error: error)
        }
    }

    /// Makes the folder if it is missing, and finds out whether files can be written in it.
    static func prepareFolder(_ path: String) throws(HostError) {
        for end in path.indices where path[end] == "/" && end != path.startIndex { mkdir(String(path[..<end]), 0o777) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .unwritable(path: path, error: errno) }
        try probe(path + "/probe", for: path)
    }

    /// Finds out whether a file can be written at `path`.
    static func prepareFile(_ path: String) throws(HostError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .unwritable(path: path, error: EISDIR) }
        try probe(path, for: path)
    }

    // To ask for permission is not enough: a file system may be full, or mounted to be read only.
    private static func probe(_ path: String, for named: String) throws(HostError) {
        let draft = Draft(of: path)
        do throws(HostError) { try draft.write([0]) } catch {
            guard case .unwritable(_, let code) = error else { throw error }
            throw .unwritable(path: named, error: code)
        }
        unlink(draft.path)
    }

    private struct Draft {
        let place: String
        let path: String

        init(of place: String) {
            self.place = place
            let cut = place.lastIndex(of: "/").map(place.index(after:)) ?? place.startIndex
            path = place[..<cut] + ".\(prefix(of: place[cut...], bytes: 200)).\(getpid())"
        }

        func write(_ bytes: [UInt8]) throws(HostError) {
            unlink(path)
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
            guard file >= 0 else { throw .unwritable(path: place, error: errno) }
            let error = writeAll(bytes, to: file, piece: bytes.count) ?? (close(file) == 0 ? nil : errno)
            guard let error else { return }
            unlink(path)
            throw .unwritable(path: place, error: error)
        }
    }
}
