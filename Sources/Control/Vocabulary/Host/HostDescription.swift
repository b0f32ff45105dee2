/// What this host understands.
package struct HostDescription: Hashable, Sendable {
    package var version: String
    package var methods: [String]
    package var topics: [String]
    /// The names that errors may bear.
    package var errors: [String]
    package var limits: ServerLimits
    package var families: [FamilySize]

    package init(version: String, methods: [String], topics: [String], errors: [String], limits: ServerLimits, families: [FamilySize] = [])
    {
        self.version = version
        self.methods = methods
        self.topics = topics
        self.errors = errors
        self.limits = limits
        self.families = families
    }
}

extension HostDescription: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        version = try members.required("version")
        methods = try members.required("methods")
        topics = try members.required("topics")
        errors = try members.required("errors")
        limits = try members.required("limits")
        families = try members.optional("families") ?? []
    }

    package var json: JSONValue {
        [
            "version": version.json, "methods": methods.json, "topics": topics.json, "errors": errors.json, "limits": limits.json,
            "families": families.json,
        ]
    }
}
