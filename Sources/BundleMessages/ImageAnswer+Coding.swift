package import Drawing
internal import Foundation

extension ImageAnswer: WireMessage {
    private enum Field {
        static let outcome = 1
        static let digest = 2
        static let size = 3
        static let isTemplate = 4
        static let isSymbol = 5
    }

    private enum Outcome {
        static let missing: UInt64 = 0
        static let found: UInt64 = 1
        static let broken: UInt64 = 2
    }

    package func write(to writer: inout WireWriter) {
        switch self {
        case .missing: writer.field(Field.outcome, Outcome.missing)
        case .broken: writer.field(Field.outcome, Outcome.broken)
        case .found(let found):
            writer.field(Field.outcome, Outcome.found)
            writer.field(Field.digest, found.key.digest)
            writer.field(Field.size, found.size)
            if found.isTemplate { writer.field(Field.isTemplate, true) }
            if found.isSymbol { writer.field(Field.isSymbol, true) }
        }
    }

    /// An outcome that only a newer host knows is taken for `broken`: nothing can be drawn, and the host knows why.
    package init(reading reader: WireReader) throws(WireError) {
        var reader = reader
        var outcome: UInt64?
        var key: ImageKey?
        var size: CGSize?
        var isTemplate = false
        var isSymbol = false
        while let field = try reader.next() {
            switch field.number {
            case Field.outcome: outcome = try field.uint64()
            case Field.digest: key = try ImageKey(field)
            case Field.size: size = try field.size("image.size", limit: DisplayList.Limits.pictureSide)
            case Field.isTemplate: isTemplate = try field.bool()
            case Field.isSymbol: isSymbol = try field.bool()
            default: break
            }
        }
        switch outcome {
        case nil: throw .missing(field: "image.outcome")
        case Outcome.missing: self = .missing
        case Outcome.found:
            guard let key else { throw .missing(field: "image.digest") }
            guard let size else { throw .missing(field: "image.size") }
            self = .found(Found(key: key, size: size, isTemplate: isTemplate, isSymbol: isSymbol))
        default: self = .broken
        }
    }
}
