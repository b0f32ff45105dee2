package import Foundation

/// A live activity to begin.
package struct NewActivity: Hashable, Sendable {
    /// The attributes' type, which its widget is declared for.
    package var type: String
    /// A name of the caller's own: asking again with it begins nothing new.
    package var activity: String?
    package var attributes: JSONObject
    package var state: JSONObject
    package var staleDate: Date?
    package var relevance: Double?

    package init(
        type: String, activity: String? = nil, attributes: JSONObject, state: JSONObject, staleDate: Date? = nil, relevance: Double? = nil
    ) {
        self.type = type
        self.activity = activity
        self.attributes = attributes
        self.state = state
        self.staleDate = staleDate
        self.relevance = relevance
    }
}

extension NewActivity: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        type = try members.required("type")
        activity = try members.optional("activity")
        attributes = try members.required("attributes")
        state = try members.required("state")
        staleDate = try members.optional("staleDate")
        relevance = try members.optional("relevance")
    }

    package var json: JSONValue {
        .object { object in
            object.set("type", type)
            object.set("activity", activity)
            object.set("attributes", attributes)
            object.set("state", state)
            object.set("staleDate", staleDate)
            object.set("relevance", relevance)
        }
    }
}
