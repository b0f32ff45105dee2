package import Foundation

/// What is on screen.
package struct ShownPicture: Hashable, Sendable {
    /// "placeholder", "snapshot" or "timeline".
    package var stage: String
    /// Counts what came on screen; actions name it.
    package var generation: Int
    package var since: Date
    /// The date of the entry that holds.
    package var entry: Date?

    package init(stage: String, generation: Int, since: Date, entry: Date? = nil) {
        self.stage = stage
        self.generation = generation
        self.since = since
        self.entry = entry
    }
}

extension ShownPicture: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        stage = try members.required("stage")
        generation = try members.required("generation")
        since = try members.required("since")
        entry = try members.optional("entry")
    }

    package var json: JSONValue {
        .object { object in
            object.set("stage", stage)
            object.set("generation", generation)
            object.set("since", since)
            object.set("entry", entry)
        }
    }
}
