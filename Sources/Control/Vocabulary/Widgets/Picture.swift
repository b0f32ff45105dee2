/// A picture, or word that it is the one that the caller has.
package struct Picture: Hashable, Sendable {
    package var placement: Int
    package var generation: Int
    package var hash: String
    package var format: PictureFormat
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// Nil when the caller has it.
    package var data: Base64Bytes?

    package init(placement: Int, generation: Int, hash: String, format: PictureFormat, width: Int, height: Int, data: Base64Bytes? = nil) {
        self.placement = placement
        self.generation = generation
        self.hash = hash
        self.format = format
        self.width = width
        self.height = height
        self.data = data
    }
}

extension Picture: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        generation = try members.required("generation")
        hash = try members.required("hash")
        format = try members.required("format")
        width = try members.required("width")
        height = try members.required("height")
        data = try members.optional("data")
    }

    package var json: JSONValue {
        .object { object in
            object.set("placement", placement)
            object.set("generation", generation)
            object.set("hash", hash)
            object.set("format", format)
            object.set("width", width)
            object.set("height", height)
            object.set("data", data)
        }
    }
}
