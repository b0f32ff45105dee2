package import Foundation

/// A new state.
package struct ActivityUpdate: Hashable, Sendable {
    package var activity: String
    package var state: JSONObject
    package var staleDate: Date?
    package var relevance: Double?
    package var alert: ActivityAlert?

    package init(activity: String, state: JSONObject, staleDate: Date? = nil, relevance: Double? = nil, alert: ActivityAlert? = nil) {
        self.activity = activity
        self.state = state
        self.staleDate = staleDate
        self.relevance = relevance
        self.alert = alert
    }
}

extension ActivityUpdate: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        activity = try members.required("activity")
        state = try members.required("state")
        staleDate = try members.optional("staleDate")
        relevance = try members.optional("relevance")
        alert = try members.optional("alert")
    }

    package var json: JSONValue {
        .object { object in
            object.set("activity", activity)
            object.set("state", state)
            object.set("staleDate", staleDate)
            object.set("relevance", relevance)
            object.set("alert", alert)
        }
    }
}
