package import Foundation

/// The end of an activity.
package struct ActivityEnd: Hashable, Sendable {
    package var activity: String
    /// The last one.
    package var state: JSONObject?
    /// When it leaves the screen: after four hours where none is given, at once for a date that is past.
    package var dismissal: Date?

    package init(activity: String, state: JSONObject? = nil, dismissal: Date? = nil) {
        self.activity = activity
        self.state = state
        self.dismissal = dismissal
    }
}

extension ActivityEnd: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        activity = try members.required("activity")
        state = try members.optional("state")
        dismissal = try members.optional("dismissal")
    }

    package var json: JSONValue {
        .object { object in
            object.set("activity", activity)
            object.set("state", state)
            object.set("dismissal", dismissal)
        }
    }
}
