package import Foundation

/// How one activity stands.
package struct ActivityReport: Hashable, Sendable {
    package var activity: String
    package var type: String
    package var phase: ActivityPhase
    package var attributes: JSONObject
    package var state: JSONObject
    package var started: Date
    package var updated: Date
    package var staleDate: Date?
    package var relevance: Double?
    /// Who ended it: "app", "user" or "system".
    package var cause: String?

    package init(
        activity: String, type: String, phase: ActivityPhase, attributes: JSONObject, state: JSONObject, started: Date, updated: Date,
        staleDate: Date? = nil, relevance: Double? = nil, cause: String? = nil
    ) {
        self.activity = activity
        self.type = type
        self.phase = phase
        self.attributes = attributes
        self.state = state
        self.started = started
        self.updated = updated
        self.staleDate = staleDate
        self.relevance = relevance
        self.cause = cause
    }
}

extension ActivityReport: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        activity = try members.required("activity")
        type = try members.required("type")
        phase = try members.required("phase")
        attributes = try members.required("attributes")
        state = try members.required("state")
        started = try members.required("started")
        updated = try members.required("updated")
        staleDate = try members.optional("staleDate")
        relevance = try members.optional("relevance")
        cause = try members.optional("cause")
    }

    package var json: JSONValue {
        .object { object in
            object.set("activity", activity)
            object.set("type", type)
            object.set("phase", phase)
            object.set("attributes", attributes)
            object.set("state", state)
            object.set("started", started)
            object.set("updated", updated)
            object.set("staleDate", staleDate)
            object.set("relevance", relevance)
            object.set("cause", cause)
        }
    }
}
