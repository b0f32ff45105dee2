/// Rationed reloads of the last 24 hours.
package struct ReloadAllowance: Hashable, Sendable {
    package var used: Int
    /// Nil for no limit.
    package var limit: Int?

    package init(used: Int, limit: Int? = nil) {
        self.used = used
        self.limit = limit
    }
}

extension ReloadAllowance: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        used = try members.required("used")
        limit = try members.optional("limit")
    }

    package var json: JSONValue {
        .object { object in
            object.set("used", used)
            object.set("limit", limit)
        }
    }
}
