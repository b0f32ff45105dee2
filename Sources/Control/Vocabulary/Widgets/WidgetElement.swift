/// A place of a picture that does something when it is tapped.
package struct WidgetElement: Hashable, Sendable {
    /// x, y, width and height in points from the top left corner.
    package var frame: [Double]
    /// What it opens.
    package var url: String?
    /// What it performs, by its name.
    package var intent: String?
    /// The values that it performs it with.
    package var values: JSONValue?

    package init(frame: [Double], url: String? = nil, intent: String? = nil, values: JSONValue? = nil) {
        self.frame = frame
        self.url = url
        self.intent = intent
        self.values = values
    }
}

extension WidgetElement: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        frame = try members.required("frame")
        url = try members.optional("url")
        intent = try members.optional("intent")
        values = try members.optional("values")
    }

    package var json: JSONValue {
        .object { object in
            object.set("frame", frame)
            object.set("url", url)
            object.set("intent", intent)
            object.set("values", values)
        }
    }
}

/// Every such place of what a placement shows; of those over one another the last one counts.
package struct ElementListing: Hashable, Sendable {
    package var placement: Int
    package var generation: Int
    package var elements: [WidgetElement]

    package init(placement: Int, generation: Int, elements: [WidgetElement]) {
        self.placement = placement
        self.generation = generation
        self.elements = elements
    }
}

extension ElementListing: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        generation = try members.required("generation")
        elements = try members.required("elements")
    }

    package var json: JSONValue { ["placement": placement.json, "generation": generation.json, "elements": elements.json] }
}
