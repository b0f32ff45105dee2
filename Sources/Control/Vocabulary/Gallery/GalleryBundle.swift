/// One bundle.
package struct GalleryBundle: Hashable, Sendable {
    package var name: String
    package var path: String
    package var kinds: [GalleryKind]
    /// Why it could not say what it holds, or what keeps it from being asked again.
    package var failure: String?

    package init(name: String, path: String, kinds: [GalleryKind], failure: String? = nil) {
        self.name = name
        self.path = path
        self.kinds = kinds
        self.failure = failure
    }
}

extension GalleryBundle: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        name = try members.required("name")
        path = try members.required("path")
        kinds = try members.required("kinds")
        failure = try members.optional("failure")
    }

    package var json: JSONValue {
        .object { object in
            object.set("name", name)
            object.set("path", path)
            object.set("kinds", kinds)
            object.set("failure", failure)
        }
    }
}
