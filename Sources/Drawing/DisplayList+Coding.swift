internal import Foundation

extension DisplayList: WireMessage {
    package static var byteLimit: Int { Limits.bytes }

    private enum Field {
        static let size = 1
        static let cornerRadius = 2
        static let font = 3
        static let image = 4
        static let command = 5
        static let region = 6
    }

    /// The binary form; its capacity is guessed, so that a usual list is written without being moved.
    package func encoded() -> [UInt8] {
        var writer = WireWriter(capacity: 1_024 + 128 * commands.count)
        write(to: &writer)
        return writer.bytes
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.size, size)
        if cornerRadius != 0 { writer.field(Field.cornerRadius, cornerRadius) }
        for font in fonts { writer.field(Field.font, font) }
        for image in images { writer.field(Field.image, image.digest) }
        writer.commands(Field.command, commands)
        for region in regions { writer.message(Field.region) { region.write(to: &$0) } }
    }

    /// Reads twice: first all but the commands, which are then checked against the tables wherever these stand.
    package init(reading reader: WireReader) throws(WireError) {
        self.init(size: CGSize(width: -1, height: -1))
        var fields = reader
        while let field = try fields.next() { try take(field) }
        guard size.width >= 0 else { throw .missing(field: "size") }
        var reading = ListReading(fonts: fonts.count, images: images.count)
        commands = try reading.commands(Field.command, in: reader)
    }

    private mutating func take(_ field: WireField) throws(WireError) {
        switch field.number {
        case Field.size: size = try field.size("size")
        case Field.cornerRadius: cornerRadius = try field.scalar("cornerRadius", in: 0...Limits.side)
        case Field.font:
            try WireError.check(fonts.count + 1, within: Limits.fonts, "fonts")
            fonts.append(try FontKey(reading: try field.message()))
        case Field.image:
            try WireError.check(images.count + 1, within: Limits.images, "images")
            images.append(try ImageKey(field))
        case Field.region:
            try WireError.check(regions.count + 1, within: Limits.regions, "regions")
            if let region = try HitRegion(reading: try field.message()) { regions.append(region) }
        default: break
        }
    }
}
