/// The settings of a widget as an editor lays them out for the values that they have.
package struct FormReport: Hashable, Sendable {
    /// With "${name}" where a setting stands.
    package var summary: String?
    /// The settings that are shown, in order.
    package var shown: [String]
    package var values: JSONObject
    /// What the values of enums and entities are called.
    package var titles: JSONObject
    /// What does not hold of the values, by the names of the settings.
    package var problems: JSONObject

    package init(summary: String? = nil, shown: [String], values: JSONObject, titles: JSONObject = [:], problems: JSONObject = [:]) {
        self.summary = summary
        self.shown = shown
        self.values = values
        self.titles = titles
        self.problems = problems
    }
}

extension FormReport: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        summary = try members.optional("summary")
        shown = try members.required("shown")
        values = try members.required("values")
        titles = try members.optional("titles") ?? [:]
        problems = try members.optional("problems") ?? [:]
    }

    package var json: JSONValue {
        .object { object in
            object.set("summary", summary)
            object.set("shown", shown)
            object.set("values", values)
            object.set("titles", titles)
            object.set("problems", problems)
        }
    }
}
