internal import Foundation

extension Outline {
    private enum Field {
        static let rect = 1
        static let circularRect = 2
        static let continuousRect = 3
        static let ellipse = 4
        static let verbs = 5
        static let points = 6
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .rect(let rect): writer.field(Field.rect, rect)
        case .roundedRect(let rect, let radii, .circular): writer.field(Field.circularRect, packed: rect.numbers + radii.numbers)
        case .roundedRect(let rect, let radii, .continuous): writer.field(Field.continuousRect, packed: rect.numbers + radii.numbers)
        case .ellipse(let rect): writer.field(Field.ellipse, rect)
        case .path(let segments):
            writer.field(Field.verbs, segments.map(\.verb.rawValue))
            writer.field(Field.points, packed: segments.coordinates)
        }
    }

    /// An outline that only a newer writer knows is empty.
    init(reading reader: WireReader, segmentsLeft: Int) throws(WireError) {
        var reader = reader
        var verbs: ArraySlice<UInt8> = []
        var coordinates: [Float] = []
        var outline: Outline?
        var isEmpty = true
        while let field = try reader.next() {
            isEmpty = false
            switch field.number {
            case Field.rect: outline = .rect(try field.rect("rect"))
            case Field.circularRect: outline = try Outline(rounded: field, style: .circular)
            case Field.continuousRect: outline = try Outline(rounded: field, style: .continuous)
            case Field.ellipse: outline = .ellipse(try field.rect("ellipse"))
            case Field.verbs:
                verbs = try field.bytes()
                try WireError.check(verbs.count, within: segmentsLeft, "path segments")
            case Field.points: coordinates = try field.packedFloats("path.points", limit: 6 * segmentsLeft)
            default: break
            }
        }
        guard !isEmpty else { throw .missing(field: "outline") }
        self = if let outline { outline } else { .path(try [Segment](verbs: verbs, coordinates: coordinates)) }
    }

    private init(rounded field: WireField, style: CornerStyle) throws(WireError) {
        let number: InlineArray<8, Float> = try field.floats("roundedRect")
        for index in 4..<8 where number[index] < 0 { throw .outOfRange(field: "roundedRect.radii") }
        self = .roundedRect(
            CGRect(x: CGFloat(number[0]), y: CGFloat(number[1]), width: CGFloat(number[2]), height: CGFloat(number[3])),
            radii: CornerRadii(
                topLeft: CGFloat(number[4]), topRight: CGFloat(number[5]), bottomRight: CGFloat(number[6]),
                bottomLeft: CGFloat(number[7])),
            style: style)
    }
}

extension CGRect {
    fileprivate var numbers: [Float] { [Float(origin.x), Float(origin.y), Float(size.width), Float(size.height)] }
}

extension CornerRadii {
    fileprivate var numbers: [Float] { [Float(topLeft), Float(topRight), Float(bottomRight), Float(bottomLeft)] }
}
