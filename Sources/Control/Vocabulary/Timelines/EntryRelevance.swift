/// How much an entry matters among those of its provider.
package struct EntryRelevance: Hashable, Sendable {
    package var score: Double
    /// In seconds; 0 means until the next entry.
    package var duration: Double

    package init(score: Double, duration: Double) {
        self.score = score
        self.duration = duration
    }
}

extension EntryRelevance: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        score = try members.required("score")
        duration = try members.required("duration")
    }

    package var json: JSONValue {
        ["score": score.json, "duration": duration.json]
    }
}
