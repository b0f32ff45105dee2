internal import Foundation
internal import Synchronization

/// The values of one suite of defaults, in a file that many processes read and write.
///
/// A change is made under a lock that the kernel gives back when its holder dies, on what the file holds at that moment, and takes the
/// file's place in one step: nobody sees half of one, nothing of two at once is lost, and a writer that is killed leaves the last whole
/// values. Readers take no lock; they look whether the file is another one, which costs them a microsecond.
package final class ValueFile: Sendable {
    package let path: String
    private let kept = Mutex<Kept?>(nil)

    /// What was read last, and from which file.
    private struct Kept: Sendable {
        let stamp: FileStamp
        let values: [String: SharedValue]
    }

    /// Bytes of a file at most.
    package static let byteLimit = 4 << 20

    package init(path: String) { self.path = path }

    /// Tells this file from the one that takes its place; nil where there is none.
    package var stamp: FileStamp? { FileStamp(of: path) }

    /// The values as they are now; none where there is no file, or one that nobody can read.
    package var values: [String: SharedValue] {
        guard let stamp = FileStamp(of: path) else { return [:] }
        if let kept = kept.withLock({ $0 }), kept.stamp == stamp { return kept.values }
        return read() ?? [:]
    }

    /// Changes the values; false where that leaves them as they were.
    ///
    /// `patience` is how long others are waited for who change them: longer than any change takes, and no wait for those who hang.
    @discardableResult
    package func change(
        patience: Duration = .seconds(5), _ edit: (inout [String: SharedValue]) -> Void
    ) throws(ValueFileError) -> Bool {
        let lock = try FileLock(path + ".lock", patience: patience)
        defer { lock.release() }
        let before = read()
        if before == nil, FileStamp(of: path) != nil { setAside() }
        var values = before ?? [:]
        edit(&values)
        guard values != before ?? [:] else { return false }
        let bytes = values.encoded
        guard bytes.count <= Self.byteLimit else { throw .tooLarge(size: bytes.count, limit: Self.byteLimit) }
        try FileReplacement.write(bytes, to: path)
        if let stamp = FileStamp(of: path) { kept.withLock { $0 = Kept(stamp: stamp, values: values) } }
        return true
    }

    /// What the file holds; nil where there is none, or it cannot be read.
    private func read() -> [String: SharedValue]? {
        guard let (stamp, bytes) = FileStamp.reading(path, limit: Self.byteLimit) else { return nil }
        guard let values = try? [String: SharedValue](decoding: bytes) else { return nil }
        kept.withLock { $0 = Kept(stamp: stamp, values: values) }
        return values
    }

    // What is no defaults was not written here; somebody may want it back.
    private func setAside() { rename(path, path + ".damaged") }
}
