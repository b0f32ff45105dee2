import BundleMessages
import Drawing
import Scheduling
import Storage

/// A bundle's reply as the engine takes it, and the bytes behind its digests.
struct DigestedReply {
    let answer: Answer<EntryLook>
    /// The lists by their digests, each once.
    let lists: [ContentDigest: [UInt8]]
    /// The pictures that each list draws.
    let pictures: [ContentDigest: [ImageKey]]

    /// Every list is decoded once, so that nothing is kept that cannot be drawn; `environments` are those of the request.
    init(_ reply: TimelineReply, environments: [EnvironmentKey]) throws(WireError) {
        var lists: [ContentDigest: [UInt8]] = [:]
        var pictures: [ContentDigest: [ImageKey]] = [:]
        var entries: [Scheduling.Entry<EntryLook>] = []
        for entry in reply.entries {
            guard entry.lists.count == environments.count else { throw .missing(field: "entry.list") }
            var look = EntryLook(lists: [])
            for (environment, bytes) in zip(environments, entry.lists) {
                let digest = ContentDigest(of: bytes)
                if lists.updateValue(bytes, forKey: digest) == nil { pictures[digest] = try DisplayList(decoding: bytes).images }
                look.lists.append(StoredList(environment: environment, digest: digest))
            }
            let relevance = entry.relevance.map { Relevance(score: $0.score, duration: $0.duration) }
            entries.append(Scheduling.Entry(date: entry.date, relevance: relevance, content: look))
        }
        answer = Answer(entries: entries, policy: ReloadPolicy(reply.policy))
        self.lists = lists
        self.pictures = pictures
    }
}
