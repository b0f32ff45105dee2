import Testing

@testable import Storage
@testable import widgethost

@Suite struct CommitQueueTests {
    /// What came of each ticket, in the order in which it was told.
    private final class Record {
        var told: [String] = []
    }

    private let record = Record()

    private func queue(_ tickets: [UInt64]) -> CommitQueue {
        var queue = CommitQueue()
        for number in tickets {
            queue.wait(for: Ticket(rawValue: number)) { [record] in record.told.append("\(number) \($0.map { "\($0)" } ?? "kept")") }
        }
        return queue
    }

    private static let error = StorageError.full(path: "/x")

    @Test func everythingUpToATicketIsKept() {
        var queue = queue([1, 2, 3])
        queue.committed(through: Ticket(rawValue: 2))
        #expect(record.told == ["1 kept", "2 kept"])
        queue.committed(through: Ticket(rawValue: 3))
        #expect(record.told == ["1 kept", "2 kept", "3 kept"])
    }

    @Test func oneThatIsRefusedLeavesTheOthersWaiting() {
        var queue = queue([1, 2, 3])
        queue.refused(Ticket(rawValue: 2), Self.error)
        #expect(record.told == ["2 \(Self.error)"])
        queue.committed(through: Ticket(rawValue: 3))
        #expect(record.told == ["2 \(Self.error)", "1 kept", "3 kept"])
    }

    @Test func eachIsToldOnce() {
        var queue = queue([1])
        queue.refused(Ticket(rawValue: 1), Self.error)
        queue.committed(through: Ticket(rawValue: 1))
        #expect(record.told.count == 1)
    }
}
