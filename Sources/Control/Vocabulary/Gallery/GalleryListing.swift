/// Every bundle that was found, and the widgets in it.
package struct GalleryListing: Hashable, Sendable {
    package var bundles: [GalleryBundle]

    package init(bundles: [GalleryBundle]) {
        self.bundles = bundles
    }
}

extension GalleryListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        bundles = try members.required("bundles")
    }

    package var json: JSONValue {
        ["bundles": bundles.json]
    }
}
