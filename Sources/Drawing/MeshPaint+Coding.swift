internal import Foundation

extension MeshPaint {
    private enum Field {
        static let columns = 1
        static let corners = 2
        static let isEven = 3
        static let background = 4
    }

    func write(to writer: inout WireWriter) {
        writer.field(Field.columns, columns)
        writer.field(Field.corners, packed: corners.flatMap(\.numbers))
        if !isSmooth { writer.field(Field.isEven, true) }
        if background != .clear { writer.field(Field.background, background) }
    }

    /// Throws also for a net of less than two rows or columns.
    init(reading reader: WireReader) throws(WireError) {
        self.init(columns: 0, corners: [])
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case Field.columns: columns = try field.whole("mesh.columns")
            case Field.corners: corners = try [Corner](field)
            case Field.isEven: isSmooth = !(try field.bool())
            case Field.background: background = try field.color("mesh.background")
            default: break
            }
        }
        guard columns >= 2, rows >= 2, corners.count % columns == 0 else { throw .outOfRange(field: "mesh.columns") }
    }
}

extension MeshPaint.Corner {
    fileprivate static let count = 14

    fileprivate var numbers: [Float] {
        color.components + [place, leading, top, trailing, bottom].flatMap { [Float($0.x), Float($0.y)] }
    }

    fileprivate init(_ values: ArraySlice<Float>) {
        let number = Array(values)
        func point(_ index: Int) -> CGPoint { CGPoint(x: CGFloat(number[index]), y: CGFloat(number[index + 1])) }
        self.init(
            color: RGBA(red: number[0], green: number[1], blue: number[2], alpha: number[3]), place: point(4), leading: point(6),
            top: point(8), trailing: point(10), bottom: point(12))
    }
}

extension [MeshPaint.Corner] {
    fileprivate init(_ field: WireField) throws(WireError) {
        let count = MeshPaint.Corner.count
        let values = try field.packedFloats("mesh.corners", limit: DisplayList.Limits.meshCorners * count)
        guard values.count % count == 0 else { throw .outOfRange(field: "mesh.corners") }
        for start in stride(from: 0, to: values.count, by: count) where !values[start..<start + 4].allSatisfy({ (0...1).contains($0) }) {
            throw .outOfRange(field: "mesh.corners")
        }
        self = stride(from: 0, to: values.count, by: count).map { MeshPaint.Corner(values[$0..<$0 + count]) }
    }
}
