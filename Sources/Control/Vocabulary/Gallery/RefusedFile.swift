/// What lies where bundles lie and is not used.
package struct RefusedFile: Hashable, Sendable {
    /// As the bundle is, or would be, called.
    package var bundle: String
    package var path: String
    package var reason: String

    package init(bundle: String, path: String, reason: String) {
        self.bundle = bundle
        self.path = path
        self.reason = reason
    }
}

extension RefusedFile: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        bundle = try members.required("bundle")
        path = try members.required("path")
        reason = try members.required("reason")
    }

    package var json: JSONValue {
        ["bundle": bundle.json, "path": path.json, "reason": reason.json]
    }
}
