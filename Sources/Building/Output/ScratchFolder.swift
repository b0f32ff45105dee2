import Foundation

/// A folder of our own that goes when it is no longer needed.
final class ScratchFolder {
    let path: String

    /// Makes a folder that nobody else can look into; its name begins with `stem`.
    init(_ stem: String, in parent: String) throws(BuildError) {
        var name = Array("\(parent)/\(stem).XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw .unwritable(path: parent, error: errno) }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
