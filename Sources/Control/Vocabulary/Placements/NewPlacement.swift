/// A widget to be placed.
package struct NewPlacement: Hashable, Sendable {
    package var kind: String
    /// Needed only when two bundles hold the kind.
    package var bundle: String?
    /// The first of the kind where none is given.
    package var family: String?
    /// At the end where none is given.
    package var place: BoardPlace?
    package var configuration: JSONObject

    package init(kind: String, bundle: String? = nil, family: String? = nil, place: BoardPlace? = nil, configuration: JSONObject = [:]) {
        self.kind = kind
        self.bundle = bundle
        self.family = family
        self.place = place
        self.configuration = configuration
    }
}

extension NewPlacement: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        kind = try members.required("kind")
        bundle = try members.optional("bundle")
        family = try members.optional("family")
        place = try members.optional("place")
        configuration = try members.optional("configuration") ?? [:]
    }

    package var json: JSONValue {
        .object { object in
            object.set("kind", kind)
            object.set("bundle", bundle)
            object.set("family", family)
            object.set("place", place)
            object.set("configuration", configuration)
        }
    }
}
