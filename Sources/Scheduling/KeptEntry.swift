internal import Foundation

/// An entry as the engine holds it: one object, however large its content, so that a move from the timeline to the screen copies a
/// reference and no more.
final class KeptEntry<Content: Hashable & Sendable>: Hashable, Sendable {
    let date: Date
    let relevance: Relevance?
    let content: Content

    init(_ entry: Entry<Content>) {
        date = entry.date
        relevance = entry.relevance
        content = entry.content
    }

    var entry: Entry<Content> { Entry(date: date, relevance: relevance, content: content) }

    func looks(like other: KeptEntry?) -> Bool { other.map { $0 === self || $0.content == content } ?? false }

    static func == (left: KeptEntry, right: KeptEntry) -> Bool { left === right || left.entry == right.entry }
    func hash(into hasher: inout Hasher) { hasher.combine(entry) }
}
