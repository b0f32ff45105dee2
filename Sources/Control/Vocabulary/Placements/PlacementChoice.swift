/// One placement, by its number.
package struct PlacementChoice: Hashable, Sendable {
    package var placement: Int

    package init(placement: Int) {
        self.placement = placement
    }
}

extension PlacementChoice: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
    }

    package var json: JSONValue {
        ["placement": placement.json]
    }
}
