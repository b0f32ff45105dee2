internal import Foundation

extension ImageKey {
    private static let length = 32

    /// Reads a digest, which is the whole of the field.
    package init(_ field: WireField) throws(WireError) {
        let slice = try field.bytes()
        guard slice.count == Self.length else { throw .outOfRange(field: "image.digest") }
        self.init(digest: Array(slice))
    }
}

extension ImageUse {
    private enum Field {
        static let image = 1
        static let rect = 2
        static let tint = 3
        static let interpolation = 4
        static let capInsets = 5
        static let natural = 6
        static let colors = 7
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.image, image)
        writer.field(Field.rect, rect)
        if let tint { writer.message(Field.tint) { tint.write(to: &$0) } }
        if interpolation != .medium { writer.field(Field.interpolation, UInt64(interpolation.rawValue)) }
        if let capInsets { writer.field(Field.capInsets, packed: capInsets.numbers) }
        if let natural { writer.field(Field.natural, natural) }
        if let colors { writer.field(Field.colors, packed: colors.numbers) }
    }

    /// Throws also when it names a picture beyond the first `images`.
    init(reading reader: WireReader, images: Int) throws(WireError) {
        self.init(image: 0, rect: .null)
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.image: image = try field.whole("image.image")
            case Field.rect: rect = try field.rect("image.rect")
            case Field.tint: tint = try Paint(reading: try field.message())
            case Field.interpolation: interpolation = try field.choice(or: .medium)
            case Field.capInsets: capInsets = try Insets(field)
            case Field.natural: natural = try field.size("image.natural", limit: DisplayList.Limits.pictureSide)
            case Field.colors: colors = try ColorMatrix(field, "image.colors")
            default: break
            }
        }
        guard !rect.isNull else { throw .missing(field: "image.rect") }
        guard image < images else { throw .outOfRange(field: "image.image") }
    }
}

extension ImageUse.Insets {
    fileprivate var numbers: [Float] { [top, left, bottom, right].map { max(0, Float($0)) } }

    fileprivate init(_ field: WireField) throws(WireError) {
        let side: InlineArray<4, Float> = try field.floats("image.capInsets")
        for index in side.indices where side[index] < 0 { throw .outOfRange(field: "image.capInsets") }
        self.init(top: CGFloat(side[0]), left: CGFloat(side[1]), bottom: CGFloat(side[2]), right: CGFloat(side[3]))
    }
}
