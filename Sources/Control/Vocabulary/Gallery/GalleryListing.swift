/// Every bundle that was found, and the widgets in it.
package struct GalleryListing: Hashable, Sendable {
    package var bundles: [GalleryBundle]
    /// Files that are not taken for a bundle, or for a bundle's new build.
    package var refused: [RefusedFile]

    package init(bundles: [GalleryBundle], refused: [RefusedFile] = []) {
        self.bundles = bundles
        self.refused = refused
    }
}

extension GalleryListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        bundles = try members.required("bundles")
        refused = try members.optional("refused") ?? []
    }

    package var json: JSONValue {
        ["bundles": bundles.json, "refused": refused.json]
    }
}
