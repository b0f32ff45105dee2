/// New values of settings; null takes one away, and those not named stay.
package struct PlacementSettings: Hashable, Sendable {
    package var placement: Int
    package var values: JSONObject

    package init(placement: Int, values: JSONObject) {
        self.placement = placement
        self.values = values
    }
}

extension PlacementSettings: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        values = try members.required("values")
    }

    package var json: JSONValue {
        ["placement": placement.json, "values": values.json]
    }
}
