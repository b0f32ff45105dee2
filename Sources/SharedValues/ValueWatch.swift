internal import Foundation
internal import Glibc
internal import Synchronization

/// Tells when files of defaults were changed by any process.
///
/// One thread of the process waits for all of them; it sleeps until something happens.
package final class ValueWatch: Sendable {
    package static let shared = ValueWatch()

    private struct State: Sendable {
        var inbox: Int32 = -1
        /// By the number of the watch of the file's folder.
        var watches: [Int32: [(name: String, changed: @Sendable () -> Void)]] = [:]
    }

    private let state = Mutex(State())

    /// Calls `changed` whenever another file takes the place of the one at `path`, on a thread of its own. What cannot be watched is not.
    package func watch(_ path: String, _ changed: @escaping @Sendable () -> Void) {
        guard let cut = path.lastIndex(of: "/") else { return }
        let (folder, name) = (String(path[..<cut]), String(path[path.index(after: cut)...]))
        try? FolderPath.make(folder)
        let begins = state.withLock { state -> Bool in
            let isFirst = state.inbox < 0
            if isFirst { state.inbox = inotify_init1(Int32(IN_CLOEXEC)) }
            guard state.inbox >= 0 else { return false }
            let number = inotify_add_watch(state.inbox, folder, UInt32(IN_MOVED_TO))
            if number >= 0 { state.watches[number, default: []].append((name, changed)) }
            return isFirst
        }
        if begins { Thread.detachNewThread { [self] in listen() } }
    }

    private func listen() {
        let inbox = state.withLock { $0.inbox }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(inbox, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            for (number, name) in Self.events(buffer.prefix(max(0, count))) {
                for watch in state.withLock({ $0.watches[number] ?? [] }) where watch.name == name { watch.changed() }
            }
        }
    }

    /// The watches and the names of the events that lie in a buffer.
    static func events(_ bytes: ArraySlice<UInt8>) -> [(watch: Int32, name: String)] {
        let head = MemoryLayout<inotify_event>.size
        var events: [(Int32, String)] = []
        var rest = bytes
        while rest.count >= head {
            let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
            let end = head + Int(event.len)
            guard rest.count >= end else { break }
            let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
            events.append((event.wd, String(decoding: name, as: UTF8.self)))
            rest = rest.dropFirst(end)
        }
        return events
    }
}
