import Bundles
import CLinux
import Foundation
import Glibc

/// Tells that something changed in folders, or that one of them came to be.
///
/// A burst is told once, a little later; where files are whole as soon as they are there, each of them at once, too, as long as it is no flood.
final class FolderWatch {
    private let loop: EventLoop
    private let descriptor: Int32
    private var watch: EventLoop.Watch?
    private var burst: (alarm: EventLoop.Alarm, began: Date)?
    private var watched: Set<Int32> = []
    private let isAtOnce: Bool
    /// How often it was told at once in this slot of the loop's alarms, and whether there is more to tell; nil before the first.
    private var told: (count: Int, more: Bool)?
    private let changed: () -> Void

    /// A file that is copied makes many events; only its end, a rename or a removal counts.
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    /// What brings a folder that is not there yet.
    private static let arrivals = UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    /// Seconds without an event that end a burst, and after which one that goes on is told all the same.
    private static let calm = 0.05
    private static let patience = 1.0
    /// How often it is told at once within a slot.
    private static let flood = 16

    init(_ loop: EventLoop, atOnce: Bool = false, changed: @escaping () -> Void) throws(BundleError) {
        self.loop = loop
        isAtOnce = atOnce
        self.changed = changed
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw .systemCall(name: "inotify_init1", error: errno) }
        watch = try loop.watch(descriptor, .readable) { [unowned self] _ in drain() }
    }

    deinit {
        if let watch { loop.unwatch(watch) }
        close(descriptor)
    }

    /// Watches these folders and no others; of one that is not there its nearest ancestor.
    func watch(_ folders: [String]) {
        let now = Set(folders.map(add).filter { $0 >= 0 })
        for number in watched.subtracting(now) { inotify_rm_watch(descriptor, number) }
        watched = now
    }

    // One folder may be meant for itself and for what is to come in it: then both count.
    private func add(_ folder: String) -> Int32 {
        var path = folder
        while true {
            let events = path == folder ? Self.events : Self.arrivals
            let number = inotify_add_watch(descriptor, path, events | UInt32(IN_MASK_ADD))
            guard number < 0, errno == ENOENT, path != "/", let slash = path.lastIndex(of: "/") else { return number }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        if isAtOnce { tell() }
        if let burst { loop.cancel(burst.alarm) }
        let began = burst?.began ?? .now
        let alarm = loop.at(min(.now + Self.calm, began + Self.patience)) { [unowned self] in
            burst = nil
            changed()
        }
        burst = (alarm, began)
    }

    private func tell() {
        let before = told ?? (0, false)
        if told == nil {
            loop.at(.now) { [unowned self] in
                let more = told?.more ?? false
                told = nil
                if more { tell() }
            }
        }
        guard before.count < Self.flood else { return told = (before.count, true) }
        told = (before.count + 1, false)
        changed()
    }
}
