/// One setting, as an editor needs to know it.
package struct GalleryParameter: Hashable, Sendable {
    package var name: String
    package var title: String
    package var description: String?
    /// "bool", "int", "double", "string", "date", "url", "enum", "entity" or "other".
    package var type: String
    /// The name of an enum or an entity in its author's source.
    package var typeName: String?
    /// It holds an array of such values.
    package var isList: Bool?
    package var isOptional: Bool?
    /// The value of a placement that does not set it.
    package var standard: JSONValue?
    package var minimum: Double?
    package var maximum: Double?
    /// How it is entered: "field", "stepper", "slider", "date", "time" or "dateTime".
    package var control: String?
    /// The only values that may be set.
    package var choices: [SettingChoice]?
    /// That `settings.options` offers values: "listed", or "searched" where it takes a text too.
    package var options: String?
    /// The parameters on which these values depend.
    package var dependencies: [String]?
    /// An editor shows it only where other settings say so.
    package var isHidden: Bool?

    package init(name: String, title: String, type: String) {
        self.name = name
        self.title = title
        self.type = type
    }
}

extension GalleryParameter: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        self.init(name: try members.required("name"), title: try members.required("title"), type: try members.required("type"))
        description = try members.optional("description")
        typeName = try members.optional("typeName")
        isList = try members.optional("list")
        isOptional = try members.optional("optional")
        standard = try members.optional("default")
        minimum = try members.optional("minimum")
        maximum = try members.optional("maximum")
        control = try members.optional("control")
        choices = try members.optional("choices")
        options = try members.optional("options")
        dependencies = try members.optional("dependsOn")
        isHidden = try members.optional("hidden")
    }

    package var json: JSONValue {
        .object { object in
            object.set("name", name)
            object.set("title", title)
            object.set("description", description)
            object.set("type", type)
            object.set("typeName", typeName)
            object.set("list", isList)
            object.set("optional", isOptional)
            object.set("default", standard)
            object.set("minimum", minimum)
            object.set("maximum", maximum)
            object.set("control", control)
            object.set("choices", choices)
            object.set("options", options)
            object.set("dependsOn", dependencies)
            object.set("hidden", isHidden)
        }
    }
}
