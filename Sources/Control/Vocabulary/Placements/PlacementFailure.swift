package import Foundation

/// Why the picture is older than it should be.
package struct PlacementFailure: Hashable, Sendable {
    package var reason: String
    package var last: Date
    /// Failures one after the other.
    package var count: Int

    package init(reason: String, last: Date, count: Int) {
        self.reason = reason
        self.last = last
        self.count = count
    }
}

extension PlacementFailure: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        reason = try members.required("reason")
        last = try members.required("last")
        count = try members.required("count")
    }

    package var json: JSONValue {
        ["reason": reason.json, "last": last.json, "count": count.json]
    }
}
