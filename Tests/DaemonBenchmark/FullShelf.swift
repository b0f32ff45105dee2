import Foundation
import Storage
import Synchronization

/// Fills a store as the daemon would have left it that showed one placement there before.
///
/// Lists are kept for the environments in which that one was drawn: what is for others is asked for again as soon as a daemon starts.
struct FullShelf {
    private let store: WidgetStore
    private let outcome = Outcome()
    private let environments: [EnvironmentKey]
    private let last: UInt64

    /// What the store said first of all that was handed to it.
    private final class Outcome: Sendable {
        let failure = Mutex<StorageError?>(nil)
    }

    init(folder: String) throws {
        store = try WidgetStore(in: StateFolder(path: folder), now: Date()) { [outcome] delivery in
            if case .suspended(let error) = delivery { outcome.failure.withLock { $0 = $0 ?? error } }
        }
        let contents = store.opening.contents
        environments = contents.archives.values.lazy.compactMap { $0.shown?.entry.lists.map(\.environment) }.first ?? []
        last = contents.lastPlacement.rawValue
        guard !environments.isEmpty else { throw BenchError.neverCame("a placement with a picture") }
        store.submit(contents.placements.map { .remove($0.id) })
    }

    /// Places LadderWidget so often, each with an entry a second; the placements share out the second among them.
    func fill(count: Int, entries: Int, from start: Date) throws {
        let contents = [StoredContent([1]), StoredContent([2])]
        let looks = contents.map { content in environments.map { StoredList(environment: $0, digest: content.digest) } }
        for number in 1...count {
            let first = start + Double(number) / Double(count)
            // No entry looks like the one before it.
            let timeline = (0..<entries).map { StoredEntry(date: first + Double($0), lists: looks[$0 % 2]) }
            let id = StoredPlacement.ID(last + UInt64(number))
            let placement = StoredPlacement(
                id: id, bundle: "LadderWidget", kind: "LadderWidget", family: "systemSmall", place: .init(position: number),
                configuration: Array("{}".utf8), created: start)
            let shown = Archive.Shown(stage: .timeline, entry: StoredEntry(date: start - 1, lists: looks[1]))
            let archive = Archive(shown: shown, entries: timeline, received: start)
            store.submit([.place(placement), .archive(id, archive, contents), .stand(id, Standing(asked: start, answered: start))])
        }
        store.close(within: 60)
        if let error = outcome.failure.withLock({ $0 }) { throw error }
    }
}
