import Foundation
import Synchronization
import Testing

@testable import Storage

let origin = Date(timeIntervalSinceReferenceDate: 800_000_000)

/// A state folder that goes with its owner.
final class TestFolder {
    let folder: StateFolder

    init() { folder = StateFolder(path: FileManager.default.temporaryDirectory.path + "/widgethost-store-\(UUID().uuidString)") }

    deinit { try? FileManager.default.removeItem(atPath: folder.path) }

    var database: String { folder.database }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    func open(_ options: StoreOptions = StoreOptions(), at now: Date = origin) throws -> Bench { try Bench(folder, options, at: now) }

    /// What a host that starts now would find; the store is closed again.
    func reopened(_ options: StoreOptions = StoreOptions()) throws -> Opening {
        let bench = try open(options)
        bench.store.close()
        return bench.store.opening
    }

    /// Makes it look as if the last host had been killed.
    func forgetEnd() throws { try connection().execute("UPDATE host SET running_since = 1") }

    /// A connection of somebody else's.
    func connection(_ access: Database.Access = .readWrite) throws -> Database { try Database(database, access) }
}

/// A store and what it said.
struct Bench {
    let store: WidgetStore
    let log = DeliveryLog()

    init(_ folder: StateFolder, _ options: StoreOptions = StoreOptions(), at now: Date = origin, schema: Schema = .current) throws {
        let opener = StoreOpener(folder: folder, options: options, now: now, schema: schema)
        store = try WidgetStore(opener, deliver: log.append)
    }

    /// Hands changes over and waits until they are on the disk; why they were refused, if they were.
    @discardableResult
    func submit(_ changes: Change...) throws -> StorageError? { try submit(changes) }

    @discardableResult
    func submit(_ changes: [Change]) throws -> StorageError? {
        let ticket = store.submit(changes)
        let seen = try log.wait { if case .committed(let last) = $0 { last >= ticket } else { false } }
        for case .refused(ticket, let error) in seen { return error }
        return nil
    }

    func load(_ digest: ContentDigest) throws -> Result<[UInt8], StorageError> {
        store.load(digest)
        let seen = try log.wait { delivery in
            switch delivery {
            case .loaded(digest, _), .notLoaded(digest, _): true
            default: false
            }
        }
        switch seen.last {
        case .loaded(_, let bytes): return .success(bytes)
        case .notLoaded(_, let error): return .failure(error)
        default: throw TimedOut()
        }
    }
}

struct TimedOut: Error {}

/// Remembers what a store said, and waits for it.
final class DeliveryLog: Sendable {
    private let seen = Mutex<(all: [Delivery], taken: Int)>(([], 0))
    private let count = DispatchSemaphore(value: 0)

    @Sendable func append(_ delivery: Delivery) {
        seen.withLock { $0.all.append(delivery) }
        count.signal()
    }

    var all: [Delivery] { seen.withLock(\.all) }

    /// All up to the first that is meant, among those that nobody waited for yet.
    func wait(until isMeant: (Delivery) -> Bool) throws -> [Delivery] {
        while true {
            let found = seen.withLock { seen -> [Delivery]? in
                guard let index = seen.all[seen.taken...].firstIndex(where: isMeant) else { return nil }
                let part = Array(seen.all[seen.taken...index])
                seen.taken = index + 1
                return part
            }
            if let found { return found }
            guard count.wait(timeout: .now() + 60) == .success else { throw TimedOut() }
        }
    }
}

func placement(_ number: UInt64, kind: String = "Clock", configuration: [UInt8] = []) -> StoredPlacement {
    StoredPlacement(
        id: .init(number), bundle: "clock", kind: kind, family: "systemSmall", place: .init(position: Int(number)),
        configuration: configuration, created: origin)
}

let light = EnvironmentKey([1])
let dark = EnvironmentKey([2])

/// An archive of one list an entry, at seconds from the origin, and its contents.
func archived(_ entries: [(Double, StoredContent)], policy: StoredPolicy = .never) -> (Archive, [StoredContent]) {
    let kept = entries.map { StoredEntry(date: origin + $0.0, lists: [StoredList(environment: light, digest: $0.1.digest)]) }
    return (Archive(entries: kept, policy: policy, received: origin), entries.map(\.1))
}

func content(_ byte: UInt8, count: Int = 100, pictures: [ContentDigest] = []) -> StoredContent {
    StoredContent([UInt8](repeating: byte, count: count), pictures: pictures)
}

extension Change {
    static func archived(_ number: UInt64, _ entries: [(Double, StoredContent)], pictures: [StoredContent] = []) -> Change {
        let (archive, contents) = StorageTests.archived(entries)
        return .archive(.init(number), archive, contents + pictures)
    }
}
