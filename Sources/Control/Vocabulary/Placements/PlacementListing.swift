/// Every placement, in the order of the board.
package struct PlacementListing: Hashable, Sendable {
    package var placements: [PlacementReport]

    package init(placements: [PlacementReport]) {
        self.placements = placements
    }
}

extension PlacementListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placements = try members.required("placements")
    }

    package var json: JSONValue {
        ["placements": placements.json]
    }
}
