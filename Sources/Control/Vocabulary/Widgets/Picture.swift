package import Foundation

/// A picture, or word that it is the one that the caller has.
package struct Picture: Hashable, Sendable {
    package var placement: Int
    package var generation: Int
    package var hash: String
    package var format: PictureFormat
    /// In pixels, or in points where the file is of vectors.
    package var width: Int
    /// In pixels, or in points where the file is of vectors.
    package var height: Int
    /// When what moves by itself is next seen otherwise; nil where nothing moves.
    package var until: Date?
    /// Nil when the caller has it.
    package var data: Base64Bytes?

    package init(
        placement: Int, generation: Int, hash: String, format: PictureFormat, width: Int, height: Int, until: Date? = nil,
        data: Base64Bytes? = nil
    ) {
        self.placement = placement
        self.generation = generation
        self.hash = hash
        self.format = format
        self.width = width
        self.height = height
        self.until = until
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
        until = try members.optional("until")
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
            object.set("until", until)
            object.set("data", data)
        }
    }
}
