/// Suites by name, or the values of one.
package struct DefaultsListing: Hashable, Sendable {
    package var suites: [String]?
    package var values: JSONObject?

    package init(suites: [String]? = nil, values: JSONObject? = nil) {
        self.suites = suites
        self.values = values
    }
}

extension DefaultsListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        suites = try members.optional("suites")
        values = try members.optional("values")
    }

    package var json: JSONValue {
        .object { object in
            object.set("suites", suites)
            object.set("values", values)
        }
    }
}
