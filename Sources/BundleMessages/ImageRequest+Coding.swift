package import Drawing
internal import Foundation

extension ImageRequest: WireMessage {
    private enum Field {
        static let name = 1
        static let colorScheme = 2
        static let displayScale = 3
        static let file = 4
        static let fileScale = 5
        static let weight = 6
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.name, name)
        writer.field(Field.colorScheme, UInt64(colorScheme.rawValue))
        writer.field(Field.displayScale, Double(displayScale))
        if weight != 400 { writer.field(Field.weight, UInt64(weight)) }
        if let file {
            writer.field(Field.file, file.bytes)
            writer.field(Field.fileScale, Double(file.scale))
        }
    }

    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var name: String?
        var bytes: [UInt8]?
        var fileScale: CGFloat = 1
        self.init(name: "", colorScheme: .light, displayScale: 1)
        while let field = try reader.next() {
            switch field.number {
            case Field.name: name = try field.string("image.name", limit: nameLimit)
            case Field.colorScheme: colorScheme = try field.choice(or: .light)
            case Field.displayScale: displayScale = try field.displayScale("image.displayScale")
            case Field.file:
                let file = try field.bytes()
                guard file.count <= File.limit else { throw .outOfRange(field: "image.file") }
                bytes = Array(file)
            case Field.fileScale: fileScale = try field.displayScale("image.fileScale")
            case Field.weight: weight = try field.whole("image.weight")
            default: break
            }
        }
        file = bytes.map { File(bytes: $0, scale: fileScale) }
        guard let name else { throw .missing(field: "image.name") }
        self.name = name
    }
}
