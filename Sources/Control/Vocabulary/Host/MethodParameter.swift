/// One parameter of a method, as `host.describe` tells it.
package struct MethodParameter: Hashable, Sendable {
    package var name: String
    /// In words, as in "whole number".
    package var type: String
    package var isRequired: Bool

    package init(_ name: String, _ type: String, isRequired: Bool = false) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
    }
}

extension MethodParameter: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        name = try members.required("name")
        type = try members.required("type")
        isRequired = try members.required("required")
    }

    package var json: JSONValue {
        ["name": name.json, "type": type.json, "required": isRequired.json]
    }
}
