import Storage

/// What is owed to callers once the store has written what they asked for.
struct CommitQueue {
    private var owed: [(ticket: Ticket, done: (StorageError?) -> Void)] = []

    /// Calls `done` when the store has written up to `ticket`, or has refused it.
    mutating func wait(for ticket: Ticket, done: @escaping (StorageError?) -> Void) { owed.append((ticket, done)) }

    /// Everything up to a ticket is written.
    mutating func committed(through ticket: Ticket) { settle({ $0 <= ticket }, nil) }

    /// Nothing of one ticket is kept.
    mutating func refused(_ ticket: Ticket, _ error: StorageError) { settle({ $0 == ticket }, error) }

    private mutating func settle(_ isMeant: (Ticket) -> Bool, _ error: StorageError?) {
        let settled = owed.filter { isMeant($0.ticket) }
        owed.removeAll { isMeant($0.ticket) }
        for (_, done) in settled { done(error) }
    }
}
