/// The parts of a filled, stroked or clipped outline as they come in.
struct ShapeReading {
    private var outline: Outline?
    private var paint: Paint?
    private var rule = FillRule.nonZero
    private var pen = StrokePen()

    init(_ reader: WireReader, segmentsLeft: Int) throws(WireError) {
        var reader = reader
        while let field = try reader.next() {
            switch field.number {
            case ShapeField.outline: outline = try Outline(reading: try field.message(), segmentsLeft: segmentsLeft)
            case ShapeField.paint: paint = try Paint(reading: try field.message())
            case ShapeField.rule: rule = try field.choice(or: .nonZero)
            case ShapeField.pen: pen = try StrokePen(reading: try field.message())
            default: break
            }
        }
    }

    var segmentCount: Int {
        guard case .path(let segments) = outline else { return 0 }
        return segments.count
    }

    func fill() throws(WireError) -> DisplayList.Command { .fill(try requiredOutline(), try requiredPaint(), rule) }
    func stroke() throws(WireError) -> DisplayList.Command { .stroke(try requiredOutline(), try requiredPaint(), pen) }
    func strokeParts() throws(WireError) -> (Outline, Paint, StrokePen) { (try requiredOutline(), try requiredPaint(), pen) }
    func clip() throws(WireError) -> DisplayList.Effect { .clip(try requiredOutline(), rule) }

    private func requiredOutline() throws(WireError) -> Outline {
        guard let outline else { throw .missing(field: "outline") }
        return outline
    }

    private func requiredPaint() throws(WireError) -> Paint {
        guard let paint else { throw .missing(field: "paint") }
        return paint
    }
}
