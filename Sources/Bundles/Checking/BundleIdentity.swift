import CLinux
import Glibc

/// Tells one build of a bundle from every other: where the file lies, how it was last written, and what is in it.
///
/// All together, because each alone misleads: an archive restores old times, a file system uses an inode again, and two builds may
/// hold the same bytes.
package struct BundleIdentity: Hashable, Sendable {
    /// What the file system knows without reading the file.
    package struct Stamp: Hashable, Sendable {
        package var device: UInt64
        package var inode: UInt64
        /// In bytes.
        package var size: UInt64
        /// Of the last write, in nanoseconds since 1970.
        package var modified: Int64
    }

    package var stamp: Stamp
    package var content: ContentHash

    package init(stamp: Stamp, content: ContentHash) {
        self.stamp = stamp
        self.content = content
    }

    /// Reads the whole file at `path`.
    package init(ofFileAt path: String) throws(BundleError) {
        let file = try OpenFile(path)
        stamp = Stamp(file.status)
        content = try ContentHash(of: file)
    }
}

extension BundleIdentity.Stamp {
    /// Asks the file system about `path`; cheap, to see whether an identity may have changed.
    package init(ofFileAt path: String) throws(BundleError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw errno == ENOENT ? .missing(path: path) : .unreadable(path: path, error: errno)
        }
        self.init(status)
    }

    init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = UInt64(clamping: status.st_size)
        modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    }
}
