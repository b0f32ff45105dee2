/// One widget as its configuration declares it.
package struct GalleryKind: Hashable, Sendable {
    package var kind: String
    package var name: String
    package var description: String
    /// In the order of the declaration.
    package var families: [String]
    /// Settings that a placement may have.
    package var parameters: [GalleryParameter]
    /// The sentence of an editor, with "${name}" where a setting stands.
    package var summary: String?
    /// The settings should be asked for as soon as the widget is placed.
    package var promptsForConfiguration: Bool?
    /// It is a button or a switch as a whole.
    package var isControl: Bool?
    /// What its provider recommends; told by `widgethost list` alone, which has asked for it.
    package var recommendations: [RecommendedConfiguration]?
    /// Why its provider is not asked until a new build comes.
    package var quarantine: String?

    package init(
        kind: String, name: String, description: String, families: [String], parameters: [GalleryParameter] = [], quarantine: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.description = description
        self.families = families
        self.parameters = parameters
        self.quarantine = quarantine
    }
}

extension GalleryKind: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        kind = try members.required("kind")
        name = try members.required("name")
        description = try members.required("description")
        families = try members.required("families")
        parameters = try members.optional("parameters") ?? []
        summary = try members.optional("summary")
        promptsForConfiguration = try members.optional("promptsForConfiguration")
        isControl = try members.optional("control")
        recommendations = try members.optional("recommendations")
        quarantine = try members.optional("quarantine")
    }

    package var json: JSONValue {
        .object { object in
            object.set("kind", kind)
            object.set("name", name)
            object.set("description", description)
            object.set("families", families)
            object.set("parameters", parameters)
            object.set("summary", summary)
            object.set("promptsForConfiguration", promptsForConfiguration)
            object.set("control", isControl)
            object.set("recommendations", recommendations)
            object.set("quarantine", quarantine)
        }
    }
}
