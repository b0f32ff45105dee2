/// Every activity.
package struct ActivityListing: Hashable, Sendable {
    package var activities: [ActivityReport]

    package init(activities: [ActivityReport]) {
        self.activities = activities
    }
}

extension ActivityListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        activities = try members.required("activities")
    }

    package var json: JSONValue {
        ["activities": activities.json]
    }
}
