import Foundation
import Storage
import Synchronization

/// Fills a store as a daemon would have left it.
struct FullShelf {
    private let store: WidgetStore
    private let outcome = Outcome()

    /// What the store said first of all that was handed to it.
    private final class Outcome: Sendable {
        let failure = Mutex<StorageError?>(nil)
    }

    init(folder: String) throws {
        store = try WidgetStore(in: StateFolder(path: folder), now: Date()) { [outcome] delivery in
            if case .suspended(let error) = delivery { outcome.failure.withLock { $0 = $0 ?? error } }
        }
    }

    /// Places LadderWidget so often, each with an entry a second; the placements share out the second among them.
    func fill(count: Int, entries: Int, from start: Date) throws {
        let contents = [StoredContent([1]), StoredContent([2])]
        let looks = contents.map { [StoredList(environment: EnvironmentKey([]), digest: $0.digest)] }
        for number in 1...count {
            let first = start + Double(number) / Double(count)
            // No entry looks like the one before it.
            let timeline = (0..<entries).map { StoredEntry(date: first + Double($0), lists: looks[$0 % 2]) }
            let id = StoredPlacement.ID(UInt64(number))
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
