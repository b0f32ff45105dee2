/// One setting.
package struct GalleryParameter: Hashable, Sendable {
    package var name: String
    package var title: String
    package var type: String
    /// The value of a placement that does not set it.
    package var standard: JSONValue?
    /// The only values that may be set.
    package var choices: [JSONValue]?

    package init(name: String, title: String, type: String, standard: JSONValue? = nil, choices: [JSONValue]? = nil) {
        self.name = name
        self.title = title
        self.type = type
        self.standard = standard
        self.choices = choices
    }
}

extension GalleryParameter: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        name = try members.required("name")
        title = try members.required("title")
        type = try members.required("type")
        standard = try members.optional("default")
        choices = try members.optional("choices")
    }

    package var json: JSONValue {
        .object { object in
            object.set("name", name)
            object.set("title", title)
            object.set("type", type)
            object.set("default", standard)
            object.set("choices", choices)
        }
    }
}
