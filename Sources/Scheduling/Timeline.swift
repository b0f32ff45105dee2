internal import Foundation

/// The entries of one answer in the order of their dates, and which of them holds.
struct Timeline<Content: Hashable & Sendable>: Sendable {
    /// Entries that are kept of one answer.
    static var limit: Int { 1_000 }

    /// Strictly ascending by date.
    private(set) var entries: [KeptEntry<Content>]
    /// The entry that holds; nil before the first date.
    private(set) var current: Int?
    /// The date of the entry after the one that holds: looked at far more often than it changes.
    private(set) var nextDate: Date?

    init() { entries = [] }

    /// Sorts an answer; what had to be dropped is told in `notes`.
    ///
    /// An answer is looked at anyway: of its entries all hold whose date has come by `moment`, where the next slot need not be waited for.
    init(_ given: [Entry<Content>], at now: Slot, moment: Date? = nil, notes: inout [Note]) {
        entries = Timeline.ordered(given)
        let undated = given.count { $0.date.timeIntervalSinceReferenceDate.isNaN }
        if undated > 0 { notes.append(.entriesWithoutDate(undated)) }
        hold(index(at: now))
        if let moment { while let date = nextDate, date <= moment { hold((current ?? -1) + 1) } }
        cut(notes: &notes)
    }

    var isEmpty: Bool { entries.isEmpty }
    var lastDate: Date? { entries.last?.date }
    var currentEntry: KeptEntry<Content>? { current.map { entries[$0] } }

    /// Moves on to the entry that holds at `now`; true when it is another one.
    mutating func advance(to now: Slot) -> Bool {
        let before = current
        while let date = nextDate, date.hasCome(at: now) { hold((current ?? -1) + 1) }
        return current != before
    }

    /// Finds the entry that holds at `now`, be it an earlier one; true when it is another one.
    mutating func recompute(at now: Slot) -> Bool {
        let before = current
        hold(index(at: now))
        return current != before
    }

    private mutating func hold(_ index: Int?) {
        current = index
        let next = index.map { $0 + 1 } ?? 0
        nextDate = next < entries.count ? entries[next].date : nil
    }

    private func index(at now: Slot) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].date.hasCome(at: now) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Past entries go first: they return only if the clock is set back.
    private mutating func cut(notes: inout [Note]) {
        guard entries.count > Timeline.limit else { return }
        notes.append(.entriesCut(given: entries.count, kept: Timeline.limit))
        let past = min(current ?? 0, entries.count - Timeline.limit)
        entries = Array(entries[past...].prefix(Timeline.limit))
        hold(current.map { $0 - past })
    }

    private static func ordered(_ given: [Entry<Content>]) -> [KeptEntry<Content>] {
        let dated = given.map(KeptEntry.init).filter { !$0.date.timeIntervalSinceReferenceDate.isNaN }
        // As nearly all providers give them.
        guard !zip(dated, dated.dropFirst()).allSatisfy({ $0.date < $1.date }) else { return dated }
        let sorted = dated.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        var kept: [KeptEntry<Content>] = []
        kept.reserveCapacity(sorted.count)
        for (_, entry) in sorted {
            if kept.last?.date == entry.date { kept.removeLast() }
            kept.append(entry)
        }
        return kept
    }
}
