package import Drawing
internal import Foundation

extension PreviewDescription: WireMessage {
    /// Previews of an answer at most.
    package static let limit = 1_024

    private enum Field {
        static let kind = 1
        static let name = 2
        static let family = 3
        static let width = 4
        static let height = 5
        static let isActivity = 6
    }

    package func write(to writer: inout WireWriter) {
        writer.field(Field.kind, kind)
        writer.field(Field.name, name)
        if let family { writer.field(Field.family, UInt64(family.rawValue)) }
        if let size {
            writer.field(Field.width, Double(size.width))
            writer.field(Field.height, Double(size.height))
        }
        if isActivity { writer.field(Field.isActivity, true) }
    }

    /// A family that only a newer bundle knows makes it a view by itself.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var (kind, width, height): (String?, Double?, Double?)
        self.init(kind: "", name: "")
        while let field = try reader.next() {
            switch field.number {
            case Field.kind: kind = try field.string("preview.kind", limit: nameLimit)
            case Field.name: name = try field.string("preview.name", limit: nameLimit)
            case Field.family: family = Family(rawValue: UInt8(clamping: try field.uint64()))
            case Field.width: width = try field.finite("preview.width")
            case Field.height: height = try field.finite("preview.height")
            case Field.isActivity: isActivity = try field.bool()
            default: break
            }
        }
        guard let kind else { throw .missing(field: "preview.kind") }
        self.kind = kind
        if let width, let height { size = CGSize(width: width, height: height) }
    }
}

/// The previews of a bundle, or of one of its types.
package struct PreviewList: Hashable, Sendable {
    package var previews: [PreviewDescription]

    package init(_ previews: [PreviewDescription]) { self.previews = previews }
}

extension PreviewList: WireMessage {
    private static let previewField = 1

    package func write(to writer: inout WireWriter) {
        for preview in previews { writer.field(Self.previewField, preview) }
    }

    package init(reading reader: WireReader) throws(WireError) {
        self.init([])
        var reader = reader
        while let field = try reader.next() {
            guard field.number == Self.previewField else { continue }
            try WireError.check(previews.count + 1, within: PreviewDescription.limit, "previews")
            previews.append(try PreviewDescription(reading: try field.message()))
        }
    }
}
