/// A tap on what is on screen.
package struct WidgetAction: Hashable, Sendable {
    package var placement: Int
    /// Of the hit regions, counted from 0.
    package var element: Int
    /// Of the picture that was tapped.
    package var generation: Int

    package init(placement: Int, element: Int, generation: Int) {
        self.placement = placement
        self.element = element
        self.generation = generation
    }
}

extension WidgetAction: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        element = try members.required("element")
        generation = try members.required("generation")
    }

    package var json: JSONValue {
        ["placement": placement.json, "element": element.json, "generation": generation.json]
    }
}
