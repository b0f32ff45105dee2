internal import Foundation

extension StrokePen {
    private enum Field {
        static let width = 1
        static let cap = 2
        static let join = 3
        static let miterLimit = 4
        static let dash = 5
        static let dashPhase = 6
    }

    /// What a pen has by default is left out.
    func write(to writer: inout WireWriter) {
        let usual = StrokePen()
        if width != usual.width { writer.field(Field.width, max(0, width)) }
        if cap != usual.cap { writer.field(Field.cap, UInt64(cap.rawValue)) }
        if join != usual.join { writer.field(Field.join, UInt64(join.rawValue)) }
        if miterLimit != usual.miterLimit { writer.field(Field.miterLimit, max(0, miterLimit)) }
        if !dash.isEmpty { writer.field(Field.dash, packed: dash.map { Float($0) }) }
        if dashPhase != usual.dashPhase { writer.field(Field.dashPhase, dashPhase) }
    }

    init(reading reader: WireReader) throws(WireError) {
        self.init()
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.width: width = try field.length("pen.width")
            case Field.cap: cap = try field.choice(or: .butt)
            case Field.join: join = try field.choice(or: .miter)
            case Field.miterLimit: miterLimit = try field.length("pen.miterLimit")
            case Field.dash: dash = try Self.dash(field)
            case Field.dashPhase: dashPhase = try field.scalar("pen.dashPhase")
            default: break
            }
        }
    }

    /// A pattern that never advances is refused: drawing it would not end.
    private static func dash(_ field: WireField) throws(WireError) -> [CGFloat] {
        let lengths = try field.packedFloats("pen.dash", limit: DisplayList.Limits.dashes)
        let total = lengths.reduce(0, +)
        guard lengths.isEmpty || total > 0 && total.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { throw .outOfRange(field: "pen.dash") }
        return lengths.map { CGFloat($0) }
    }
}
