/// Asks what may be chosen for one setting.
package struct OptionsWish: Hashable, Sendable {
    package var settings: SettingsWish
    package var parameter: String
    /// What the choices should match.
    package var search: String?

    package init(_ settings: SettingsWish, parameter: String, search: String? = nil) {
        self.settings = settings
        self.parameter = parameter
        self.search = search
    }
}

extension OptionsWish: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        settings = try SettingsWish(json: json)
        parameter = try members.required("parameter")
        search = try members.optional("search")
    }

    package var json: JSONValue {
        guard case .object(let members) = settings.json else { return .null }
        var object = JSONObject(members)
        object.members.append(JSONValue.Member(name: "parameter", value: .string(parameter)))
        if let search { object.members.append(JSONValue.Member(name: "search", value: .string(search))) }
        return object.json
    }
}
