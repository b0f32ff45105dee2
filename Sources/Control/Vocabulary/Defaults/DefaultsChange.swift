/// A new value; null takes it away.
package struct DefaultsChange: Hashable, Sendable {
    package var suite: String
    package var key: String
    package var value: JSONValue

    package init(suite: String, key: String, value: JSONValue) {
        self.suite = suite
        self.key = key
        self.value = value
    }
}

extension DefaultsChange: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        suite = try members.required("suite")
        key = try members.required("key")
        value = try members.required("value")
    }

    package var json: JSONValue {
        ["suite": suite.json, "key": key.json, "value": value.json]
    }
}
