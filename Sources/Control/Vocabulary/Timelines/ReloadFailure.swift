/// A reload that brought nothing; the last picture stays.
package struct ReloadFailure: Hashable, Sendable {
    package var placement: Int
    package var reason: String

    package init(placement: Int, reason: String) {
        self.placement = placement
        self.reason = reason
    }
}

extension ReloadFailure: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        reason = try members.required("reason")
    }

    package var json: JSONValue {
        ["placement": placement.json, "reason": reason.json]
    }
}
