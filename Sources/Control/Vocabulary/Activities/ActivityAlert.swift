/// What is told aloud with an update.
package struct ActivityAlert: Hashable, Sendable {
    package var title: String
    package var body: String

    package init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}

extension ActivityAlert: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        title = try members.required("title")
        body = try members.required("body")
    }

    package var json: JSONValue {
        ["title": title.json, "body": body.json]
    }
}
