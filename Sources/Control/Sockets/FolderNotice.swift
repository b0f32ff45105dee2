import CLinux
import Glibc

/// Readable when a file of a folder was taken away, or the folder itself.
final class FolderNotice {
    let descriptor: Descriptor

    private static let events = UInt32(IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    /// Watches the folder that `folder` is, wherever its path leads by now.
    init(_ folder: Descriptor) throws(ControlError) {
        descriptor = try Descriptor(of: "inotify_init1", inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)))
        guard inotify_add_watch(descriptor.number, "/proc/self/fd/\(folder.number)", Self.events) >= 0 else {
            throw .systemCall(name: "inotify_add_watch", error: errno)
        }
    }

    /// Forgets what happened.
    func clear() {
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
            while read(descriptor.number, buffer.baseAddress, buffer.count) > 0 {}
        }
    }
}
