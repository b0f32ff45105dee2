import Foundation
import Glibc
import Storage
import Synchronization

/// A second process for the tests: it does one thing to a store and prints what came of it, a line each.
@main struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3, let command = arguments.first, let number = UInt64(arguments.last ?? "") else { exit(64) }
        let folder = StateFolder(path: arguments[arguments.startIndex + 1])
        switch command {
        case "write": try write(folder, seed: number)
        case "open-as": try open(folder, asUser: uid_t(truncatingIfNeeded: number))
        case "fill": try fill(folder, fileLimit: number)
        default: exit(64)
        }
    }

    /// Writes random changes until it is killed, and prints the number of each that was acknowledged.
    private static func write(_ folder: StateFolder, seed: UInt64) throws {
        let room = DispatchSemaphore(value: 8)
        let acknowledged = Mutex(UInt64(0))
        let store = try WidgetStore(in: folder, now: Date()) { delivery in
            guard case .committed(let ticket) = delivery else { return }
            say("\(ticket.rawValue)")
            acknowledged.withLock { last in
                for _ in last..<ticket.rawValue { room.signal() }
                last = ticket.rawValue
            }
        }
        say("open")
        var script = ChangeScript(seed: seed, ids: store.opening.contents.placements.map(\.id))
        while true {
            room.wait()
            store.submit(script.next())
        }
    }

    private static func open(_ folder: StateFolder, asUser user: uid_t) throws {
        guard setgid(user) == 0, setuid(user) == 0 else { exit(77) }
        do {
            let store = try WidgetStore(in: folder, now: Date()) { say("\($0)") }
            let reason = store.opening.inMemoryBecause.map { "\($0)" } ?? "-"
            say("placements \(store.opening.contents.placements.map(\.id)), in memory because \(reason)")
            store.submit([.remove(.init(1))])
            store.close()
        } catch { say("error \(error)") }
    }

    /// Writes under a limit to the size of files until nothing goes any more, then lifts the limit.
    private static func fill(_ folder: StateFolder, fileLimit: UInt64) throws {
        signal(SIGXFSZ, SIG_IGN)
        let suspended = DispatchSemaphore(value: 0)
        let resumed = DispatchSemaphore(value: 0)
        let store = try WidgetStore(in: folder, now: Date()) { delivery in
            if case .suspended(let error) = delivery {
                say("suspended \(error)")
                suspended.signal()
            }
            if case .resumed = delivery { resumed.signal() }
        }
        var limit = rlimit(rlim_cur: rlim_t(fileLimit), rlim_max: .max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        for number in 1...64 {
            let content = StoredContent([UInt8](repeating: UInt8(number), count: 20_000))
            let entry = StoredEntry(date: Date(), lists: [.init(environment: .init([]), digest: content.digest)])
            let id = StoredPlacement.ID(UInt64(number))
            let placement = StoredPlacement(
                id: id, bundle: "b", kind: "k", family: "f", place: .init(position: number), configuration: [], created: Date())
            store.submit([.place(placement), .archive(id, Archive(entries: [entry], received: Date()), [content])])
        }
        suspended.wait()
        limit.rlim_cur = .max
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        store.retry()
        resumed.wait()
        say("resumed")
        store.close()
    }
}

private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}
