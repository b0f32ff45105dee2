/// The values of one suite, or the names of all.
package struct DefaultsScope: Hashable, Sendable {
    package var suite: String?

    package init(suite: String? = nil) {
        self.suite = suite
    }
}

extension DefaultsScope: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        suite = try members.optional("suite")
    }

    package var json: JSONValue {
        .object { object in
            object.set("suite", suite)
        }
    }
}
