/// A method and what it takes.
package struct MethodDescription: Hashable, Sendable {
    package var method: String
    package var parameters: [MethodParameter]

    package init(method: String, parameters: [MethodParameter]) {
        self.method = method
        self.parameters = parameters
    }

    /// Every method of this vocabulary.
    package static var all: [MethodDescription] {
        Method.allCases.map { MethodDescription(method: $0.rawValue, parameters: $0.parameters) }
    }
}

extension MethodDescription: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        method = try members.required("method")
        parameters = try members.required("parameters")
    }

    package var json: JSONValue {
        ["method": method.json, "parameters": parameters.json]
    }
}
