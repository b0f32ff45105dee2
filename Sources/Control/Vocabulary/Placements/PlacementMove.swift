/// Puts a placement elsewhere.
package struct PlacementMove: Hashable, Sendable {
    package var placement: Int
    package var place: BoardPlace

    package init(placement: Int, place: BoardPlace) {
        self.placement = placement
        self.place = place
    }
}

extension PlacementMove: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        place = try members.required("place")
    }

    package var json: JSONValue {
        ["placement": placement.json, "place": place.json]
    }
}
