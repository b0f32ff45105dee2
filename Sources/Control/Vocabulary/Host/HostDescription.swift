/// What this host understands.
package struct HostDescription: Hashable, Sendable {
    package var version: String
    /// Those that it does.
    package var methods: [String]
    /// Of all methods, also of those that a later version does.
    package var parameters: [MethodDescription]
    package var topics: [String]
    /// The names that errors may bear.
    package var errors: [String]
    package var limits: ServerLimits
    package var families: [FamilySize]

    package init(
        version: String, methods: [String], parameters: [MethodDescription] = MethodDescription.all, topics: [String], errors: [String],
        limits: ServerLimits, families: [FamilySize] = []
    ) {
        self.version = version
        self.methods = methods
        self.parameters = parameters
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
        parameters = try members.optional("parameters") ?? []
        topics = try members.required("topics")
        errors = try members.required("errors")
        limits = try members.required("limits")
        families = try members.optional("families") ?? []
    }

    package var json: JSONValue {
        [
            "version": version.json, "methods": methods.json, "parameters": parameters.json, "topics": topics.json,
            "errors": errors.json, "limits": limits.json, "families": families.json,
        ]
    }
}
