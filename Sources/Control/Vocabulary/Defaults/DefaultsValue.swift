/// A value, null where there is none.
package struct DefaultsValue: Hashable, Sendable {
    package var value: JSONValue

    package init(value: JSONValue) {
        self.value = value
    }
}

extension DefaultsValue: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        value = try members.required("value")
    }

    package var json: JSONValue {
        ["value": value.json]
    }
}
