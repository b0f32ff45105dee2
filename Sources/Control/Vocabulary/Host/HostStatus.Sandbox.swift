extension HostStatus {
    /// Whether bundles are locked in.
    package struct Sandbox: Hashable, Sendable {
        package var isUsed: Bool
        /// Why they are, or are not.
        package var reason: String

        package init(isUsed: Bool, reason: String) {
            self.isUsed = isUsed
            self.reason = reason
        }
    }
}

extension HostStatus.Sandbox: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        isUsed = try members.required("used")
        reason = try members.required("reason")
    }

    package var json: JSONValue {
        ["used": isUsed.json, "reason": reason.json]
    }
}
