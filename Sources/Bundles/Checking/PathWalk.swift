import CLinux
import Glibc

/// The steps from the root folder to what a path names, through every symbolic link.
struct PathWalk {
    struct Step {
        enum Kind { case folder, file, link, other }
        let path: String
        let kind: Kind
        let owner: uid_t
        let group: gid_t
        let mode: mode_t
        var isSticky: Bool { mode & S_ISVTX != 0 }
    }

    /// The place reached, without symbolic links in it.
    private(set) var current = ""
    private var rest: [Substring]
    private var links = 0

    init(_ path: String) {
        let whole = path.hasPrefix("/") ? path : workingFolder() + "/" + path
        rest = whole.split(separator: "/").reversed()
        rest.append("")
    }

    /// The next step on the way, or nil at its end.
    mutating func next() throws(BundleError) -> Step? {
        while let name = rest.popLast() {
            switch name {
            case ".": continue
            case "..": current = parent
            default: return try take(name)
            }
        }
        return nil
    }

    /// The folder of the place reached.
    var parent: String { String(current[..<(current.lastIndex(of: "/") ?? current.startIndex)]) }

    private mutating func take(_ name: Substring) throws(BundleError) -> Step {
        let step = try Step(at: name.isEmpty ? "/" : current + "/" + name)
        if step.kind == .link { try follow(step.path) } else if !name.isEmpty { current = step.path }
        return step
    }

    private mutating func follow(_ path: String) throws(BundleError) {
        links += 1
        guard links <= 40 else { throw .tooManyLinks(path: path) }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink(path, &buffer, buffer.count)
        guard length > 0 else { throw .unreadable(path: path, error: errno) }
        let target = String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
        rest.append(contentsOf: target.split(separator: "/").reversed())
        if target.hasPrefix("/") { current = "" }
    }
}

extension PathWalk.Step {
    /// Looks at `path` itself, not at what it may link to.
    init(at path: String) throws(BundleError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : .unreadable(path: path, error: errno)
        }
        self.init(
            path: path, kind: Kind(mode: status.st_mode), owner: status.st_uid, group: status.st_gid, mode: status.st_mode)
    }
}

extension PathWalk.Step.Kind {
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFREG: self = .file
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}

private func workingFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
}
