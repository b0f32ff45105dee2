/// A tap on what is on screen.
package struct WidgetAction: Hashable, Sendable {
    package var placement: Int
    package var target: Target
    /// Of the picture that was tapped.
    package var generation: Int

    /// Where it was tapped.
    package enum Target: Hashable, Sendable {
        /// One of the hit regions, counted from 0.
        case element(Int)
        /// A place in points from the top left corner.
        case point(x: Double, y: Double)
    }

    package init(placement: Int, target: Target, generation: Int) {
        self.placement = placement
        self.target = target
        self.generation = generation
    }
}

extension WidgetAction: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        let element: Int? = try members.optional("element")
        let x: Double? = try members.optional("x")
        let y: Double? = try members.optional("y")
        switch (element, x, y) {
        case (let element?, nil, nil): target = .element(element)
        case (nil, let x?, let y?): target = .point(x: x, y: y)
        default: throw JSONMismatch(member: "element", expected: "either an element or x and y", found: members["element"])
        }
        generation = try members.required("generation")
    }

    package var json: JSONValue {
        .object { object in
            object.set("placement", placement)
            switch target {
            case .element(let element): object.set("element", element)
            case .point(let x, let y):
                object.set("x", x)
                object.set("y", y)
            }
            object.set("generation", generation)
        }
    }
}
