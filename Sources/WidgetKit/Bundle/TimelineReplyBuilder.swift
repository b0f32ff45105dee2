internal import BundleMessages
internal import Drawing
internal import Foundation

/// Collects the entries of a reply within its limits, and says what had to be left out.
struct TimelineReplyBuilder {
    var warnings = Warnings()
    private(set) var entries: [TimelineReply.Entry] = []
    private(set) var hasRoom = true
    private let policy: TimelineReply.Policy
    private var bytes = 0

    /// Dates further from 1970 than this many seconds are not sent: no calendar has them.
    private static let dateLimit = 1e11

    init(policy: TimelineReloadPolicy) {
        switch policy.moment {
        case .atEnd: self.policy = .atEnd
        case .never: self.policy = .never
        case .after(let date) where Self.isUsable(date): self.policy = .after(date)
        case .after(let date):
            self.policy = .atEnd
            warnings.add(["The policy's date (\(date.timeIntervalSince1970) s) is no date: .atEnd is used."])
        }
    }

    /// The entries that can be sent: those with a date, and no more than a reply holds.
    mutating func usable(_ entries: [ProvidedEntry]) -> ArraySlice<ProvidedEntry> {
        let dated = entries.filter { Self.isUsable($0.date) }
        let dateless = entries.count - dated.count
        if dateless > 0 { warnings.add(["\(dateless) of \(entries.count) entries have no valid date and were left out."]) }
        let limit = TimelineReply.entryLimit
        if dated.count > limit {
            warnings.add(["The timeline has \(dated.count) entries; those after the first \(limit) were left out."])
        }
        return dated.prefix(limit)
    }

    /// Takes a drawn entry unless it is too large, or the reply is full.
    mutating func append(_ entry: ProvidedEntry, lists: [[UInt8]]) {
        let (listLimit, replyLimit) = (DisplayList.Limits.bytes, TimelineReply.byteLimit)
        if let largest = lists.map(\.count).max(), largest > listLimit {
            return warnings.add(["An entry's drawing of \(largest) bytes is over the limit of \(listLimit) and was left out."])
        }
        let size = lists.reduce(0) { $0 + $1.count }
        guard bytes + size <= replyLimit else {
            hasRoom = false
            return warnings.add(["The drawings are over \(replyLimit) bytes; entries after the first \(entries.count) were left out."])
        }
        bytes += size
        let relevance = entry.relevance.flatMap(TimelineReply.Relevance.init)
        entries.append(TimelineReply.Entry(date: entry.date, relevance: relevance, lists: lists))
    }

    var timeline: TimelineReply { TimelineReply(entries: entries, policy: policy, warnings: warnings.sentences) }

    private static func isUsable(_ date: Date) -> Bool { abs(date.timeIntervalSince1970) <= dateLimit }
}

/// Sentences about what went wrong, each once, and not without end.
struct Warnings {
    private(set) var sentences: [String] = []

    mutating func add(_ more: [String]) {
        for sentence in more where sentences.count < TimelineReply.warningLimit && !sentences.contains(sentence) {
            sentences.append(sentence)
        }
    }
}

extension TimelineReply.Relevance {
    /// Nil for numbers that cannot be compared.
    fileprivate init?(_ relevance: TimelineEntryRelevance) {
        guard relevance.score.isFinite, relevance.duration.isFinite else { return nil }
        self.init(score: relevance.score, duration: relevance.duration)
    }
}
