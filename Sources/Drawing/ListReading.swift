internal import Foundation

/// Reads the commands of a list and counts down what it may still hold.
///
/// What only a newer writer knows changes as little as it can: an unknown command draws nothing, an unknown paint is clear, an
/// unknown outline is empty, and an unknown effect changes nothing.
struct ListReading {
    private let fonts: Int
    private let images: Int
    private var commandsRead = 0
    private var segmentsRead = 0
    private var movementsRead = 0

    init(fonts: Int, images: Int) {
        self.fonts = fonts
        self.images = images
    }

    /// The commands under one field number; `depth` effects and `masks` masks stand open around them.
    mutating func commands(_ number: Int, in reader: WireReader, depth: Int = 0, masks: Int = 0) throws(WireError)
        -> [DisplayList.Command]
    {
        var reader = reader
        var commands: [DisplayList.Command] = []
        var open = 0
        while let field = try reader.next() {
            guard field.number == number else { continue }
            commandsRead += 1
            try WireError.check(commandsRead, within: DisplayList.Limits.commands, "commands")
            guard let command = try command(try field.message(), depth: depth + open, masks: masks) else { continue }
            switch command {
            case .push: open += 1
            case .pop: open -= 1
            default: break
            }
            guard open >= 0 else { throw .unbalanced }
            commands.append(command)
        }
        guard open == 0 else { throw .unbalanced }
        return commands
    }

    private mutating func command(_ reader: WireReader, depth: Int, masks: Int) throws(WireError) -> DisplayList.Command? {
        typealias Field = DisplayList.Command.Field
        var reader = reader
        var command: DisplayList.Command?
        var isEmpty = true
        while let field = try reader.next() {
            isEmpty = false
            switch field.number {
            case Field.fill: command = try shape(try field.message()).fill()
            case Field.stroke: command = try shape(try field.message()).stroke()
            case Field.glyphs: command = .glyphs(try GlyphRun(reading: try field.message(), fonts: fonts))
            case Field.image: command = .image(try ImageUse(reading: try field.message(), images: images))
            case Field.push: command = .push(try effect(try field.message(), depth: depth + 1, masks: masks))
            case Field.pop: command = .pop
            default: break
            }
        }
        guard !isEmpty else { throw .missing(field: "command") }
        return command
    }

    private mutating func effect(_ reader: WireReader, depth: Int, masks: Int) throws(WireError) -> DisplayList.Effect {
        typealias Field = DisplayList.Effect.Field
        try WireError.check(depth, within: DisplayList.Limits.depth, "open effects")
        var reader = reader
        var effect = DisplayList.Effect.transform(.identity)
        var isEmpty = true
        while let field = try reader.next() {
            isEmpty = false
            switch field.number {
            case Field.transform: effect = .transform(try Transform(field))
            case Field.projection: effect = .projection(try Projection(field))
            case Field.clip: effect = try shape(try field.message()).clip()
            case Field.opacity: effect = .opacity(Double(try field.scalar("opacity", in: 0...1)))
            case Field.blend: effect = .blend(try field.choice(or: .normal))
            case Field.shadow: effect = try .shadow(reading: try field.message())
            case Field.innerShadow: effect = try .shadow(reading: try field.message(), isInner: true)
            case Field.blur: effect = .blur(radius: try field.scalar("blur", in: 0...DisplayList.Limits.side))
            case Field.mask: effect = try mask(try field.message(), depth: depth, masks: masks + 1)
            case Field.movingText: effect = .moving(.text(try MovingText(reading: try movement(field))))
            case Field.toggle: effect = try toggle(try field.message(), depth: depth, masks: masks + 1)
            case Field.movingStroke: effect = .moving(.stroke(try stroke(try movement(field))))
            default: break
            }
        }
        guard !isEmpty else { throw .missing(field: "effect") }
        return effect
    }

    private mutating func mask(_ reader: WireReader, depth: Int, masks: Int) throws(WireError) -> DisplayList.Effect {
        try WireError.check(masks, within: DisplayList.Limits.maskDepth, "masks within masks")
        return .mask(try commands(DisplayList.Effect.maskCommand, in: reader, depth: depth, masks: masks))
    }

    // What is switched counts as a mask does: it holds commands of its own, and may not hold itself without end.
    private mutating func toggle(_ reader: WireReader, depth: Int, masks: Int) throws(WireError) -> DisplayList.Effect {
        typealias Field = DisplayList.Effect.ToggleField
        try WireError.check(masks, within: DisplayList.Limits.maskDepth, "masks within masks")
        var fields = reader
        var region = 0
        while let field = try fields.next() {
            if field.number == Field.region { region = try field.whole("toggle.region") }
        }
        return .toggle(region: region, switched: try commands(Field.switched, in: reader, depth: depth, masks: masks))
    }

    private mutating func movement(_ field: WireField) throws(WireError) -> WireReader {
        movementsRead += 1
        try WireError.check(movementsRead, within: DisplayList.Limits.movements, "things that move by themselves")
        return try field.message()
    }

    private mutating func stroke(_ reader: WireReader) throws(WireError) -> MovingStroke {
        var reader = reader
        var stroke: (outline: Outline, paint: Paint, pen: StrokePen)?
        var span: MovingSpan?
        while let field = try reader.next() {
            switch field.number {
            case MovingStrokeField.shape: stroke = try shape(try field.message()).strokeParts()
            case MovingStrokeField.span: span = try MovingSpan(reading: try field.message())
            default: break
            }
        }
        guard let stroke else { throw .missing(field: "movingStroke.shape") }
        guard let span else { throw .missing(field: "movingStroke.span") }
        return MovingStroke(stroke.outline, stroke.paint, stroke.pen, span: span)
    }

    private mutating func shape(_ reader: WireReader) throws(WireError) -> ShapeReading {
        let shape = try ShapeReading(reader, segmentsLeft: DisplayList.Limits.segments - segmentsRead)
        segmentsRead += shape.segmentCount
        return shape
    }
}
