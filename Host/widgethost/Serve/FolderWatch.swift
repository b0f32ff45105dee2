import Bundles
import CLinux
import Foundation
import Glibc

/// Tells that something changed in folders, or that one of them came to be; a burst is told once, a little later.
final class FolderWatch {
    private let loop: EventLoop
    private let descriptor: Int32
    private var watch: EventLoop.Watch?
    private var alarm: EventLoop.Alarm?
    private let changed: () -> Void

    /// A file that is copied makes many events; only its end, a rename or a removal counts.
    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_ONLYDIR)
    private static let calm = 0.05

    init(_ loop: EventLoop, changed: @escaping () -> Void) throws(BundleError) {
        self.loop = loop
        self.changed = changed
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw .systemCall(name: "inotify_init1", error: errno) }
        watch = try loop.watch(descriptor, .readable) { [unowned self] _ in drain() }
    }

    deinit {
        if let watch { loop.unwatch(watch) }
        close(descriptor)
    }

    /// Watches folders; of one that is not there its nearest ancestor. To watch one again does no harm.
    func add(_ folders: [String]) {
        for folder in folders {
            var path = folder
            while inotify_add_watch(descriptor, path, Self.events) < 0, errno == ENOENT, let slash = path.lastIndex(of: "/"), path != "/" {
                path = slash == path.startIndex ? "/" : String(path[..<slash])
            }
        }
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        if let alarm { loop.cancel(alarm) }
        alarm = loop.at(.now + Self.calm) { [unowned self] in
            alarm = nil
            changed()
        }
    }
}
