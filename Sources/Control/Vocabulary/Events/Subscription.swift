/// What is told from now on.
package struct Subscription: Hashable, Sendable {
    package var topics: [EventTopic]
    /// Seconds between heartbeats: after twice that without a line the connection is dead.
    package var heartbeat: Double
    /// The run of the host: numbers of events count within it.
    package var host: String
    /// The number of the last event before.
    package var sequence: Int

    package init(topics: [EventTopic], heartbeat: Double, host: String, sequence: Int) {
        self.topics = topics
        self.heartbeat = heartbeat
        self.host = host
        self.sequence = sequence
    }
}

extension Subscription: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        topics = try members.required("topics")
        heartbeat = try members.required("heartbeat")
        host = try members.required("host")
        sequence = try members.required("sequence")
    }

    package var json: JSONValue {
        ["topics": topics.json, "heartbeat": heartbeat.json, "host": host.json, "sequence": sequence.json]
    }
}
