/// A family and its size in points.
package struct FamilySize: Hashable, Sendable {
    package var name: String
    package var width: Double
    package var height: Double

    package init(name: String, width: Double, height: Double) {
        self.name = name
        self.width = width
        self.height = height
    }
}

extension FamilySize: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        name = try members.required("name")
        width = try members.required("width")
        height = try members.required("height")
    }

    package var json: JSONValue {
        ["name": name.json, "width": width.json, "height": height.json]
    }
}
