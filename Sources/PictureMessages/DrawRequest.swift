package import Drawing

/// What a host asks of the process that draws; each number is used once and comes back in the reply.
package enum DrawRequest: Hashable, Sendable {
    case draw(number: UInt64, DrawOrder)
    /// The glyphs of an encoded `ShapeRequest`.
    case shape(number: UInt64, [UInt8])
    /// Reads the fonts of a folder, by absolute path; lists may then draw from its files.
    case addFonts(number: UInt64, folder: String)
    /// A picture that a list names. There is no reply.
    case file(ImageKey, ImageFile)
}

/// One picture to be made.
package struct DrawOrder: Hashable, Sendable {
    /// An encoded display list.
    package var list: [UInt8]
    /// Pixels a point.
    package var scale: Double
    package var format: DrawFormat
    /// Pictures that are still lacking are left out, not asked for.
    package var isFinal: Bool
    /// When what moves by itself is seen, in seconds since 1970.
    package var moment: Double

    package init(list: [UInt8], scale: Double, format: DrawFormat = .png, isFinal: Bool = false, moment: Double = 0) {
        self.list = list
        self.scale = scale
        self.format = format
        self.isFinal = isFinal
        self.moment = moment
    }
}
