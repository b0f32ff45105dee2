package import Foundation

/// A part of a picture that is repeated in every direction.
package struct PicturePaint: Hashable, Sendable {
    /// The picture; a list that is painted with it has it among its own, too.
    package var image: ImageKey
    /// What is repeated, as fractions of the picture's sides.
    package var part: CGRect
    /// Where the part is laid once, in points of the list.
    package var tile: CGRect
    package var interpolation: ImageUse.Interpolation
    /// A change of the picture's colours.
    package var colors: ColorMatrix?
    /// Of all of it, 0...1.
    package var opacity: Double

    package init(
        image: ImageKey, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), tile: CGRect,
        interpolation: ImageUse.Interpolation = .medium, colors: ColorMatrix? = nil, opacity: Double = 1
    ) {
        self.image = image
        self.part = part
        self.tile = tile
        self.interpolation = interpolation
        self.colors = colors
        self.opacity = opacity
    }
}

extension PicturePaint {
    private enum Field {
        static let image = 1
        static let part = 2
        static let tile = 3
        static let interpolation = 4
        static let colors = 5
        static let opacity = 6
    }

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    func write(to writer: inout WireWriter) {
        writer.field(Field.image, image.digest)
        if part != Self.whole { writer.field(Field.part, part) }
        writer.field(Field.tile, tile)
        if interpolation != .medium { writer.field(Field.interpolation, UInt64(interpolation.rawValue)) }
        if let colors { writer.field(Field.colors, packed: colors.numbers) }
        if opacity != 1 { writer.field(Field.opacity, unit(Float(opacity))) }
    }

    init(reading reader: WireReader) throws(WireError) {
        self.init(image: ImageKey(digest: []), tile: .null)
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.image: image = try ImageKey(field)
            case Field.part: part = try field.rect("picture.part")
            case Field.tile: tile = try field.rect("picture.tile")
            case Field.interpolation: interpolation = try field.choice(or: .medium)
            case Field.colors: colors = try ColorMatrix(field, "picture.colors")
            case Field.opacity: opacity = Double(try field.scalar("picture.opacity", in: 0...1))
            default: break
            }
        }
        guard !image.digest.isEmpty else { throw .missing(field: "picture.image") }
        guard !tile.isNull else { throw .missing(field: "picture.tile") }
    }
}

extension Paint {
    /// The picture that it is, nil for all else.
    package var picture: PicturePaint? {
        guard case .picture(let picture) = self else { return nil }
        return picture
    }
}

extension DisplayList.Command {
    /// What it is painted with; nil for a picture in its own colours and for groups.
    package var paint: Paint? {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint
        case .glyphs(let run): run.paint
        case .image(let use): use.tint
        case .push, .pop: nil
        }
    }
}
