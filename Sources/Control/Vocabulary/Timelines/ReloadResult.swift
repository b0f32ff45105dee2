/// What came of a reload.
package struct ReloadResult: Hashable, Sendable {
    /// Those whose providers are asked.
    package var placements: [Int]
    /// Those that brought nothing, when the caller waited for them.
    package var failures: [ReloadFailure]

    package init(placements: [Int], failures: [ReloadFailure] = []) {
        self.placements = placements
        self.failures = failures
    }
}

extension ReloadResult: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placements = try members.required("placements")
        failures = try members.optional("failures") ?? []
    }

    package var json: JSONValue {
        ["placements": placements.json, "failures": failures.json]
    }
}
