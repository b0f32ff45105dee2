/// What came of a tap.
package struct ActionResult: Hashable, Sendable {
    /// What the caller is to open.
    package var url: String?
    /// New timelines are asked for.
    package var isReloading: Bool

    package init(url: String? = nil, isReloading: Bool) {
        self.url = url
        self.isReloading = isReloading
    }
}

extension ActionResult: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        url = try members.optional("url")
        isReloading = try members.required("reloading")
    }

    package var json: JSONValue {
        .object { object in
            object.set("url", url)
            object.set("reloading", isReloading)
        }
    }
}
