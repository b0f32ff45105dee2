extension DisplayList.Command {
    enum Field {
        static let fill = 1
        static let stroke = 2
        static let glyphs = 3
        static let image = 4
        static let push = 5
        static let pop = 6
    }

    func write(to writer: inout WireWriter) {
        switch self {
        case .fill(let outline, let paint, let rule): writer.message(Field.fill) { $0.shape(outline, paint, rule) }
        case .stroke(let outline, let paint, let pen):
            writer.message(Field.stroke) {
                $0.shape(outline, paint, .nonZero)
                $0.message(ShapeField.pen) { pen.write(to: &$0) }
            }
        case .glyphs(let run): writer.message(Field.glyphs) { run.write(to: &$0) }
        case .image(let use): writer.message(Field.image) { use.write(to: &$0) }
        case .push(let effect): writer.message(Field.push) { effect.write(to: &$0) }
        case .pop: writer.field(Field.pop, true)
        }
    }
}

/// The fields of a filled, stroked or clipped outline; a clip has no paint, and only a stroke has a pen.
enum ShapeField {
    static let outline = 1
    static let paint = 2
    static let rule = 3
    static let pen = 4
}

extension WireWriter {
    mutating func commands(_ number: Int, _ commands: [DisplayList.Command]) {
        for command in commands { message(number) { command.write(to: &$0) } }
    }

    mutating func shape(_ outline: Outline, _ paint: Paint?, _ rule: FillRule) {
        message(ShapeField.outline) { outline.write(to: &$0) }
        if let paint { message(ShapeField.paint) { paint.write(to: &$0) } }
        if rule != .nonZero { field(ShapeField.rule, UInt64(rule.rawValue)) }
    }
}
