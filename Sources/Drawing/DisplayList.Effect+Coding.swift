internal import Foundation

extension DisplayList.Effect {
    enum Field {
        static let transform = 1
        static let clip = 2
        static let opacity = 3
        static let blend = 4
        static let shadow = 5
        static let blur = 6
        static let mask = 7
        static let movingText = 8
        static let movingStroke = 9
        static let innerShadow = 10
        static let projection = 11
        static let toggle = 12
    }

    enum ToggleField {
        static let region = 1
        static let switched = 2
    }

    enum ShadowField {
        static let color = 1
        static let radius = 2
        static let offset = 3
    }

    static let maskCommand = 1

    func write(to writer: inout WireWriter) {
        switch self {
        case .transform(let map): writer.field(Field.transform, packed: map.entries)
        case .projection(let projection): writer.field(Field.projection, packed: projection.entries)
        case .clip(let outline, let rule): writer.message(Field.clip) { $0.shape(outline, nil, rule) }
        case .opacity(let opacity): writer.field(Field.opacity, unit(Float(opacity)))
        case .blend(let mode): writer.field(Field.blend, UInt64(mode.rawValue))
        case .shadow(let color, let radius, let offset):
            writer.message(Field.shadow) { Self.write(color, radius, offset, to: &$0) }
        case .innerShadow(let color, let radius, let offset):
            writer.message(Field.innerShadow) { Self.write(color, radius, offset, to: &$0) }
        case .blur(let radius): writer.field(Field.blur, max(0, radius))
        case .mask(let commands): writer.message(Field.mask) { $0.commands(Self.maskCommand, commands) }
        case .toggle(let region, let switched):
            writer.message(Field.toggle) {
                $0.field(ToggleField.region, UInt64(clamping: region))
                $0.commands(ToggleField.switched, switched)
            }
        case .moving(.text(let text)): writer.message(Field.movingText) { text.write(to: &$0) }
        case .moving(.stroke(let stroke)): writer.message(Field.movingStroke) { stroke.write(to: &$0) }
        }
    }

    private static func write(_ color: RGBA, _ radius: CGFloat, _ offset: CGSize, to writer: inout WireWriter) {
        writer.field(ShadowField.color, color)
        writer.field(ShadowField.radius, max(0, radius))
        writer.field(ShadowField.offset, packed: [Float(offset.width), Float(offset.height)])
    }

    /// Reads a shadow's own message.
    static func shadow(reading reader: WireReader, isInner: Bool = false) throws(WireError) -> DisplayList.Effect {
        var reader = reader
        var color: RGBA?
        var radius: CGFloat = 0
        var offset = CGPoint.zero
        while let field = try reader.next() {
            switch field.number {
            case ShadowField.color: color = try field.color("shadow.color")
            case ShadowField.radius: radius = try field.scalar("shadow.radius", in: 0...DisplayList.Limits.side)
            case ShadowField.offset: offset = try field.point("shadow.offset")
            default: break
            }
        }
        guard let color else { throw .missing(field: "shadow.color") }
        let distance = CGSize(width: offset.x, height: offset.y)
        return isInner
            ? .innerShadow(color: color, radius: radius, offset: distance) : .shadow(color: color, radius: radius, offset: distance)
    }
}

extension Transform {
    fileprivate var entries: [Float] { [Float(a), Float(b), Float(c), Float(d), Float(tx), Float(ty)] }

    init(_ field: WireField) throws(WireError) {
        let entry: InlineArray<6, Float> = try field.floats("transform")
        self.init(
            a: CGFloat(entry[0]), b: CGFloat(entry[1]), c: CGFloat(entry[2]), d: CGFloat(entry[3]), tx: CGFloat(entry[4]),
            ty: CGFloat(entry[5]))
    }
}
