/// A picture of what is on screen.
package struct PictureWish: Hashable, Sendable {
    package var placement: Int
    package var format: PictureFormat
    package var scheme: PictureScheme
    /// Pixels a point.
    package var scale: Double
    /// The hash of a picture that the caller has: the same one is not sent again.
    package var known: String?

    package init(placement: Int, format: PictureFormat = .png, scheme: PictureScheme = .light, scale: Double = 2, known: String? = nil) {
        self.placement = placement
        self.format = format
        self.scheme = scheme
        self.scale = scale
        self.known = known
    }
}

extension PictureWish: JSONConvertible {
    package init(json: JSONValue) throws(JSONMismatch) {
        let members = try JSONMembers(json)
        placement = try members.required("placement")
        format = try members.optional("format") ?? .png
        scheme = try members.optional("scheme") ?? .light
        scale = try members.optional("scale") ?? 2
        known = try members.optional("known")
    }

    package var json: JSONValue {
        .object { object in
            object.set("placement", placement)
            object.set("format", format)
            object.set("scheme", scheme)
            object.set("scale", scale)
            object.set("known", known)
        }
    }
}
