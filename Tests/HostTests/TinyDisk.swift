import CLinux
import Foundation
import Glibc

/// A file system of its own, as small as wanted.
final class TinyDisk {
    let path: String

    /// Nil where the machine lets nobody mount one: then what needs it is not tried, and that is printed.
    init?(kilobytes: Int) throws {
        path = FileManager.default.temporaryDirectory.path + "/widgethost-disk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k,mode=700") == 0 else {
            print("no file system of its own may be mounted here: a tiny disk was not tried")
            try FileManager.default.removeItem(atPath: path)
            return nil
        }
    }

    deinit {
        umount2(path, Int32(MNT_DETACH))
        try? FileManager.default.removeItem(atPath: path)
    }

    var isReadOnly = false {
        didSet { mount(nil, path, nil, UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0), nil) }
    }

    /// Takes all the room that is left.
    func fill() {
        let file = open(path + "/filling", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(file) }
        let block = [UInt8](repeating: 0, count: 1_024)
        while write(file, block, block.count) == block.count {}
    }

    /// Gives it back.
    func empty() { unlink(path + "/filling") }
}
