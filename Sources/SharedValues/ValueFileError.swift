/// Why defaults could not be changed; nothing of them was.
package enum ValueFileError: Error, Hashable, Sendable {
    case systemCall(name: String, path: String, error: Int32)
    /// `size` and `limit` in bytes.
    case tooLarge(size: Int, limit: Int)
    /// Somebody else has held the lock for longer than a change takes.
    case locked(path: String)
}

extension ValueFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .systemCall(let name, let path, let error): "\(name) of \(path) failed with error \(error)"
        case .tooLarge(let size, let limit):
            "the defaults would take \(size) bytes, \(limit) are allowed: keep large things in files of the group's folder"
        case .locked(let path): "another program holds \(path) and does not let go of it: end it, or try again"
        }
    }
}
