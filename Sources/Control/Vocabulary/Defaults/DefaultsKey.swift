/// One value of a suite.
package struct DefaultsKey: Hashable, Sendable {
    package var suite: String
    package var key: String

    package init(suite: String, key: String) {
        self.suite = suite
        self.key = key
    }
}

extension DefaultsKey: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        suite = try members.required("suite")
        key = try members.required("key")
    }

    package var json: JSONValue {
        ["suite": suite.json, "key": key.json]
    }
}
