/// New values of settings; null takes one away, and those not named stay. Or another kind that answers for the placement.
package struct PlacementSettings: Hashable, Sendable {
    package var placement: Int
    package var values: JSONObject
    /// Of the same bundle; the one it was placed as where that answers again. Nil leaves it as it is.
    package var kind: String?

    package init(placement: Int, values: JSONObject = [:], kind: String? = nil) {
        self.placement = placement
        self.values = values
        self.kind = kind
    }
}

extension PlacementSettings: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        kind = try members.optional("kind")
        values = try kind == nil ? members.required("values") : members.optional("values") ?? [:]
    }

    package var json: JSONValue {
        .object { object in
            object.set("placement", placement)
            object.set("values", values)
            object.set("kind", kind)
        }
    }
}
