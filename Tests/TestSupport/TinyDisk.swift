import Foundation
import Glibc

/// A file system of its own, as small as wanted.
package final class TinyDisk {
    package let path: String

    /// Whether the machine lets us mount one; tests that need one are enabled by it.
    package static let isPossible = (try? TinyDisk(kilobytes: 16)) != nil

    /// Fails where nobody may mount one.
    package init(kilobytes: Int) throws {
        path = FileManager.default.temporaryDirectory.path + "/widgethost-disk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k,mode=700") == 0 else {
            let reason = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
            try FileManager.default.removeItem(atPath: path)
            throw reason
        }
    }

    deinit {
        umount2(path, Int32(MNT_DETACH))
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Runs with a disk that is there until the end.
    package static func with(kilobytes: Int, _ body: (TinyDisk) throws -> Void) throws {
        try withExtendedLifetime(TinyDisk(kilobytes: kilobytes), body)
    }

    /// Lets nobody write, or again.
    package func setReadOnly(_ isReadOnly: Bool) throws {
        guard mount(nil, path, nil, UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0), nil) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
        }
    }

    /// Takes all the room that is left.
    package func fill() throws {
        let file = open(path + "/filling", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(file) }
        let block = [UInt8](repeating: 0, count: 1_024)
        while write(file, block, block.count) == block.count {}
    }

    /// Gives it back.
    package func empty() { unlink(path + "/filling") }
}
