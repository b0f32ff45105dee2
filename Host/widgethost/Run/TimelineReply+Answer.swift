import BundleMessages
import Scheduling

extension TimelineReply {
    /// The reply as the engine takes it; of each entry the list for the first environment.
    var answer: Answer<ListBytes> {
        let entries = entries.map { entry in
            Scheduling.Entry(
                date: entry.date, relevance: entry.relevance.map { Scheduling.Relevance(score: $0.score, duration: $0.duration) },
                content: ListBytes(bytes: entry.lists.first ?? []))
        }
        return Answer(entries: entries, policy: ReloadPolicy(policy))
    }
}

extension ReloadPolicy {
    init(_ policy: TimelineReply.Policy) {
        switch policy {
        case .atEnd: self = .atEnd
        case .after(let date): self = .after(date)
        case .never: self = .never
        }
    }
}
