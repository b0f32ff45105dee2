internal import Dispatch
package import Foundation
internal import Synchronization

/// Keeps the daemon's state on the disk: the only writer of its files.
///
/// It works on a thread of its own. The owner hands over changes from any thread and is told by `deliver`, on the store's thread, what
/// became of them; `deliver` should only pass that on, to a mailbox say. Nothing the owner calls waits for the disk, but for opening
/// and closing. Let go without being closed, it writes what it was given and leaves the host's end unnoted.
package final class WidgetStore: Sendable {
    /// What was there when it was opened.
    package let opening: Opening
    private let inbox: StoreInbox
    private let ended: DispatchSemaphore

    /// Opens what is kept in `folder`; `now` dates this host's beginning and the name of a damaged file.
    ///
    /// Where nothing can be written it goes on in memory with what can be read. It throws where that would be wrong: another host
    /// or program has the folder, it is another user's, or a newer widgethost wrote it.
    package convenience init(
        in folder: StateFolder, options: StoreOptions = StoreOptions(), now: Date, deliver: @escaping @Sendable (Delivery) -> Void
    ) throws(StorageError) {
        try self.init(StoreOpener(folder: folder, options: options, now: now), deliver: deliver)
    }

    /// An empty store in memory, for a host that goes on although its folder could not be opened.
    package convenience init(
        inMemoryBecause reason: StorageError, options: StoreOptions = StoreOptions(), now: Date,
        deliver: @escaping @Sendable (Delivery) -> Void
    ) throws(StorageError) {
        try self.init(deliver: deliver, began: now) { () throws(StorageError) in
            let file = try StoreFile(try Database(Database.memory), options: options)
            return .init(file: file, opening: Opening(contents: Contents(), inMemoryBecause: reason), lock: nil)
        }
    }

    convenience init(_ opener: StoreOpener, deliver: @escaping @Sendable (Delivery) -> Void) throws(StorageError) {
        try self.init(deliver: deliver, began: opener.now) { () throws(StorageError) in try opener.open() }
    }

    /// The database is opened on the thread that will have it, and never leaves it.
    private init(
        deliver: @escaping @Sendable (Delivery) -> Void, began: Date,
        open: @escaping @Sendable () throws(StorageError) -> StoreOpener.Opened
    ) throws(StorageError) {
        let inbox = StoreInbox()
        let ended = DispatchSemaphore(value: 0)
        let answer = Answer()
        let thread = Thread {
            if let opened = answer.give(open) {
                StoreWorker(opened.file, inbox: inbox, began: began, deliver: deliver).run()
            }
            ended.signal()
        }
        thread.name = "store"
        thread.start()
        opening = try answer.wait()
        self.inbox = inbox
        self.ended = ended
    }

    deinit { inbox.send(.close(isEnd: false)) }

    /// Makes the changes, all of them or none; those of several calls that come together share one transaction, in their order.
    ///
    /// While nothing can be written they stay in memory, or, where `waits` is false, are refused.
    @discardableResult
    package func submit(_ changes: [Change], waits: Bool = true) -> Ticket { inbox.submit(changes, waits: waits) }

    /// Asks for the bytes of a list or a picture; they come after all that was handed over before is written.
    package func load(_ digest: ContentDigest) { inbox.send(.load(digest)) }

    /// Tries at once to write what could not be written.
    package func retry() { inbox.send(.retry) }

    /// Writes what is left, notes that the host came to its own end, and closes the files; false if that takes longer than `seconds`.
    ///
    /// Nothing that is handed over afterwards is kept.
    @discardableResult
    package func close(within seconds: Double = 2) -> Bool {
        inbox.send(.close(isEnd: true))
        defer { ended.signal() }
        return ended.wait(timeout: .now() + seconds) == .success
    }
}

/// What became of opening, on its way from the store's thread.
private final class Answer: Sendable {
    private let result = Mutex<Result<Opening, StorageError>?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    func give(_ open: () throws(StorageError) -> StoreOpener.Opened) -> StoreOpener.Opened? {
        defer { isThere.signal() }
        do throws(StorageError) {
            let opened = try open()
            result.withLock { $0 = .success(opened.opening) }
            return opened
        } catch {
            result.withLock { $0 = .failure(error) }
            return nil
        }
    }

    func wait() throws(StorageError) -> Opening {
        isThere.wait()
        guard let result = result.withLock({ $0 }) else { throw .failed(path: "", code: 0, reason: "the store's thread gave no answer") }
        return try result.get()
    }
}
