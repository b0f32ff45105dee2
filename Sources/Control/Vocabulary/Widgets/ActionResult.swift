/// What came of a tap.
package struct ActionResult: Hashable, Sendable {
    /// What was opened, or what the caller is to open.
    package var url: String?
    /// The host has opened it; where not, the caller may.
    package var isOpened: Bool?
    /// What the action says.
    package var dialog: String?
    /// The action asks for its app to be opened.
    package var opensApp: Bool?
    /// New timelines are asked for.
    package var isReloading: Bool

    package init(url: String? = nil, isOpened: Bool? = nil, dialog: String? = nil, opensApp: Bool? = nil, isReloading: Bool) {
        self.url = url
        self.isOpened = isOpened
        self.dialog = dialog
        self.opensApp = opensApp
        self.isReloading = isReloading
    }
}

extension ActionResult: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        url = try members.optional("url")
        isOpened = try members.optional("opened")
        dialog = try members.optional("dialog")
        opensApp = try members.optional("opensApp")
        isReloading = try members.required("reloading")
    }

    package var json: JSONValue {
        .object { object in
            object.set("url", url)
            object.set("opened", isOpened)
            object.set("dialog", dialog)
            object.set("opensApp", opensApp)
            object.set("reloading", isReloading)
        }
    }
}
