package import Foundation

/// One entry.
package struct TimelineEntryReport: Hashable, Sendable {
    package var date: Date
    package var relevance: EntryRelevance?
    /// Of its display list; nil where the host does not have it at hand.
    package var bytes: Int?

    package init(date: Date, relevance: EntryRelevance? = nil, bytes: Int? = nil) {
        self.date = date
        self.relevance = relevance
        self.bytes = bytes
    }
}

extension TimelineEntryReport: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        date = try members.required("date")
        relevance = try members.optional("relevance")
        bytes = try members.optional("bytes")
    }

    package var json: JSONValue {
        .object { object in
            object.set("date", date)
            object.set("relevance", relevance)
            object.set("bytes", bytes)
        }
    }
}
