package import Drawing
internal import Foundation

extension ImageRequest: WireMessage {
    private enum Field {
        static let name = 1
        static let colorScheme = 2
        static let displayScale = 3
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.name, name)
        writer.field(Field.colorScheme, UInt64(colorScheme.rawValue))
        writer.field(Field.displayScale, Double(displayScale))
    }

    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var name: String?
        self.init(name: "", colorScheme: .light, displayScale: 1)
        while let field = try reader.next() {
            switch field.number {
            case Field.name: name = try field.string("image.name", limit: nameLimit)
            case Field.colorScheme: colorScheme = try field.choice(or: .light)
            case Field.displayScale: displayScale = try field.displayScale("image.displayScale")
            default: break
            }
        }
        guard let name else { throw .missing(field: "image.name") }
        self.name = name
    }
}
