import BundleMessages
import Drawing
import Scheduling
import Storage

/// What an entry looks like to the daemon's engine: its lists by their digests, one for each environment.
struct EntryLook: Hashable, Sendable {
    var lists: [StoredList]

    /// The list for a colour scheme, or the first where there is none for it.
    func list(for scheme: RenderEnvironment.ColorScheme) -> ContentDigest? {
        let match = lists.first { (try? RenderEnvironment(decoding: $0.environment.bytes))?.colorScheme == scheme }
        return (match ?? lists.first)?.digest
    }
}

typealias DaemonEngine = TimelineEngine<EntryLook>

extension StoredEntry {
    init(_ entry: Scheduling.Entry<EntryLook>) {
        self.init(
            date: entry.date, relevance: entry.relevance.map { StoredRelevance(score: $0.score, duration: $0.duration) },
            lists: entry.content.lists)
    }

    var entry: Scheduling.Entry<EntryLook> {
        Scheduling.Entry(
            date: date, relevance: relevance.map { Relevance(score: $0.score, duration: $0.duration) }, content: EntryLook(lists: lists))
    }
}

extension StoredStage {
    init(_ stage: Stage) {
        self =
            switch stage {
            case .placeholder: .placeholder
            case .snapshot: .snapshot
            case .timeline: .timeline
            }
    }

    var stage: Stage {
        switch self {
        case .placeholder: .placeholder
        case .snapshot: .snapshot
        case .timeline: .timeline
        }
    }
}
