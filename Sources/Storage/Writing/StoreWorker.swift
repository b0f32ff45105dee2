internal import Foundation

/// What runs on the store's thread: writes what has come in one transaction, and says when it is on the disk.
final class StoreWorker {
    private let file: StoreFile
    private let inbox: StoreInbox
    private let began: Date
    private let deliver: @Sendable (Delivery) -> Void
    /// Not on the disk yet, oldest first.
    private var waiting: [Submission] = []
    private var trouble: StorageError?
    /// Whether it is on the disk that a host is at work.
    private var isMarked = false
    /// Nothing has come since memory was given back.
    private var isResting = false

    /// Seconds without work after which memory is given back.
    private static let restAfter = 1.0

    init(_ file: StoreFile, inbox: StoreInbox, began: Date, deliver: @escaping @Sendable (Delivery) -> Void) {
        self.file = file
        self.inbox = inbox
        self.began = began
        self.deliver = deliver
    }

    /// Works until it is told to close.
    func run() {
        write()
        while true {
            var loads: [ContentDigest] = []
            var end: Bool?
            let items = inbox.take(waitingAtMost: patience)
            isResting = items.isEmpty
            for item in items {
                switch item {
                case .submission(let submission): waiting.append(submission)
                case .load(let digest): loads.append(digest)
                case .retry: break
                case .close(let isEnd): end = isEnd
                }
            }
            write()
            for digest in loads { load(digest) }
            if let end { return close(isEnd: end) }
            // Nobody waits for it: all that came is written, told and answered.
            file.database.copyLongLog()
            if isResting { file.database.rest() }
        }
    }

    /// Seconds after which there is something to do although nothing has come; nil for none.
    private var patience: Double? {
        if trouble != nil { return file.options.retryInterval }
        return isResting ? nil : Self.restAfter
    }

    private func write() {
        guard !waiting.isEmpty || !isMarked else { return }
        if trouble != nil { waiting.dropReplaced() }
        do throws(StorageError) {
            guard file.database.isInPlace else { throw StorageError.moved(path: file.database.path) }
            let notes = try file.transaction { () throws(StorageError) in try makeAll() }
            isMarked = true
            if trouble != nil { deliver(.resumed) }
            trouble = nil
            notes.forEach(deliver)
            if let last = waiting.last { deliver(.committed(through: last.ticket)) }
            waiting = []
        } catch {
            if trouble != error { deliver(.suspended(error)) }
            trouble = error
            for submission in waiting where !submission.waits { deliver(.refused(submission.ticket, error)) }
            waiting.removeAll { !$0.waits }
        }
    }

    private func makeAll() throws(StorageError) -> [Delivery] {
        if !isMarked { try file.markRunning(since: began) }
        var notes: [Delivery] = []
        for submission in waiting {
            do throws(StorageError) {
                notes += try file.part { () throws(StorageError) in try make(submission) }
            } catch {
                guard error.isAboutOneChange else { throw error }
                notes.append(.refused(submission.ticket, error))
            }
        }
        return notes
    }

    private func make(_ submission: Submission) throws(StorageError) -> [Delivery] {
        var notes: [Delivery] = []
        for change in submission.changes {
            let left = try file.make(change)
            if left > 0, case .archive(let id, _, _) = change { notes.append(.leftOut(submission.ticket, id, entries: left)) }
        }
        return notes
    }

    private func load(_ digest: ContentDigest) {
        do throws(StorageError) {
            let bytes = if let bytes = waitingBytes(of: digest) { bytes } else { try file.load(digest) }
            deliver(.loaded(digest, bytes))
        } catch {
            deliver(.notLoaded(digest, error))
            // So that they are written anew when they are given again.
            if case .contentDamaged = error { try? file.transaction { () throws(StorageError) in try file.discardBytes(of: digest) } }
        }
    }

    /// The bytes of a content that has not found its way to the disk.
    private func waitingBytes(of digest: ContentDigest) -> [UInt8]? {
        for submission in waiting {
            for case .archive(_, _, let contents) in submission.changes {
                if let content = contents.first(where: { $0.digest == digest }) { return content.bytes }
            }
        }
        return nil
    }

    private func close(isEnd: Bool) {
        // A file that was found damaged is to be looked through by the next host, as after an end that was none.
        guard isEnd, trouble == nil else { return }
        try? file.transaction { () throws(StorageError) in try file.markEnded() }
    }
}
