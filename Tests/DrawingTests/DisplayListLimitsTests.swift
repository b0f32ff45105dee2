import Drawing
import Foundation
import Testing

@Suite struct DisplayListLimitsTests {
    private typealias Command = DisplayList.Command
    private typealias Limits = DisplayList.Limits
    private static let dot = Command.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), .nonZero)

    private static func mesh(columns: Int, corners: Int, x: CGFloat = 0) -> MeshPaint {
        let place = CGPoint(x: x, y: 0)
        let corner = MeshPaint.Corner(color: .black, place: place, leading: place, top: place, trailing: place, bottom: place)
        return MeshPaint(columns: columns, corners: Array(repeating: corner, count: corners))
    }

    @Test(
        arguments: [
            ([.pop], .unbalanced),
            ([.push(.opacity(1))], .unbalanced),
            ([.push(.opacity(1)), .pop, .pop], .unbalanced),
            ([.push(.mask([.push(.opacity(1))])), .pop], .unbalanced),
            ([.push(.mask([.pop])), .push(.opacity(1)), .pop, .pop], .unbalanced),
            ([.fill(.rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), .color(.black), .nonZero)], .outOfRange(field: "rect")),
            (
                [.fill(.ellipse(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)), .color(.black), .nonZero)],
                .outOfRange(field: "ellipse")
            ),
            ([.fill(.path([.move(CGPoint(x: 0, y: 1e300))]), .color(.black), .nonZero)], .outOfRange(field: "path.points")),
            ([.fill(.rect(.zero), .color(RGBA(red: .nan, green: 0, blue: 0)), .nonZero)], .outOfRange(field: "color")),
            ([.push(.transform(Transform(tx: .infinity))), .pop], .outOfRange(field: "transform")),
            ([.push(.projection(Projection(.identity, q: .nan))), .pop], .outOfRange(field: "projection")),
            ([.push(.opacity(.nan)), .pop], .outOfRange(field: "opacity")),
            ([.push(.blur(radius: 5_000)), .pop], .outOfRange(field: "blur")),
            ([.stroke(.rect(.zero), .color(.black), StrokePen(dash: [0, 0]))], .outOfRange(field: "pen.dash")),
            ([.stroke(.rect(.zero), .color(.black), StrokePen(dash: [2, -1]))], .outOfRange(field: "pen.dash")),
            ([.fill(.rect(.zero), .mesh(mesh(columns: 1, corners: 4)), .nonZero)], .outOfRange(field: "mesh.columns")),
            ([.fill(.rect(.zero), .mesh(mesh(columns: 3, corners: 4)), .nonZero)], .outOfRange(field: "mesh.columns")),
            ([.fill(.rect(.zero), .mesh(mesh(columns: 2, corners: 2)), .nonZero)], .outOfRange(field: "mesh.columns")),
            ([.fill(.rect(.zero), .mesh(mesh(columns: 2, corners: 4, x: .nan)), .nonZero)], .outOfRange(field: "mesh.corners")),
            (
                [.fill(.rect(.zero), .mesh(mesh(columns: 2, corners: 1_026)), .nonZero)],
                .tooLarge(what: "mesh.corners", count: 14 * 1_026, limit: 14 * 1_024)
            ),
            (
                [.fill(.rect(.zero), .material(MaterialPaint(color: .black, radius: 5_000)), .nonZero)],
                .outOfRange(field: "material.radius")
            ),
            (
                [.fill(.rect(.zero), .picture(PicturePaint(image: ImageKey(digest: [1, 2]), tile: .zero)), .nonZero)],
                .outOfRange(field: "image.digest")
            ),
            (
                [.fill(.rect(.zero), .material(MaterialPaint(color: .black, radius: 5, saturation: 17)), .nonZero)],
                .outOfRange(field: "material.saturation")
            ),
            ([.push(.innerShadow(color: .black, radius: 5_000, offset: .zero)), .pop], .outOfRange(field: "shadow.radius")),
            ([.image(ImageUse(image: 0, rect: .zero))], .outOfRange(field: "image.image")),
            ([.image(ImageUse(image: -1, rect: .zero))], .outOfRange(field: "image.image")),
            ([run(font: 1)], .outOfRange(field: "glyphs.font")),
            ([run(font: -1)], .outOfRange(field: "glyphs.font")),
            ([run(x: .nan)], .outOfRange(field: "glyphs.x")),
            (
                [run(text: String(repeating: "é", count: 4_097))],
                .tooLarge(what: "characters of glyphs.text", count: 4_097, limit: 4_096)
            ),
        ] as [([DisplayList.Command], WireError)])
    func whatCouldNotBeDrawnIsRefused(commands: [DisplayList.Command], error: WireError) {
        #expect(throws: error) { try decode(commands) }
    }

    @Test func eachLimitHoldsToTheUnit() throws {
        let full = Array(repeating: Self.dot, count: Limits.commands)
        #expect(try decode(full).commands.count == Limits.commands)
        #expect(throws: WireError.tooLarge(what: "commands", count: Limits.commands + 1, limit: Limits.commands)) {
            try decode(full + [Self.dot])
        }
        let line = Outline.Segment.line(CGPoint(x: 1, y: 1))
        let half = Command.fill(.path(Array(repeating: line, count: Limits.segments / 2)), .color(.black), .nonZero)
        #expect(try decode([half, half]).commands.count == 2)
        #expect(throws: WireError.tooLarge(what: "path segments", count: 1, limit: 0)) {
            try decode([half, half, .push(.clip(.path([line]), .nonZero)), .pop])
        }
    }

    @Test func effectsMayStandOpenToTheLimit() throws {
        func nested(_ count: Int) -> [DisplayList.Command] {
            Array(repeating: .push(.opacity(1)), count: count) + Array(repeating: .pop, count: count)
        }
        #expect(try decode(nested(Limits.depth)).commands.count == 2 * Limits.depth)
        let error = WireError.tooLarge(what: "open effects", count: Limits.depth + 1, limit: Limits.depth)
        #expect(throws: error) { try decode(nested(Limits.depth + 1)) }
        #expect(throws: error) { try decode([.push(.mask(nested(Limits.depth))), .pop]) }
    }

    @Test func masksMayLieWithinMasksToTheLimit() throws {
        func nested(_ count: Int) -> [DisplayList.Command] {
            (0..<count).reduce([Self.dot]) { inner, _ in [.push(.mask(inner)), Self.dot, .pop] }
        }
        #expect(try decode(nested(Limits.maskDepth)).commands == nested(Limits.maskDepth))
        #expect(throws: WireError.tooLarge(what: "masks within masks", count: Limits.maskDepth + 1, limit: Limits.maskDepth)) {
            try decode(nested(Limits.maskDepth + 1))
        }
    }

    @Test(arguments: [CGSize(width: 4_097, height: 1), CGSize(width: 1, height: -1), CGSize(width: CGFloat.nan, height: 1)])
    func aCanvasOutsideItsRangeIsRefused(size: CGSize) {
        #expect(throws: WireError.outOfRange(field: "size")) { try DisplayList(decoding: DisplayList(size: size).encoded()) }
    }

    @Test func longBytesAreRefusedUnread() {
        let count = Limits.bytes + 1
        #expect(throws: WireError.tooLarge(what: "bytes of DisplayList", count: count, limit: Limits.bytes)) {
            try DisplayList(decoding: [UInt8](repeating: 0, count: count))
        }
    }

    @Test func aFontPathWithAZeroByteIsRefused() {
        let list = DisplayList(size: .zero, fonts: [FontKey(path: "/usr/share/fonts/a.ttf\0/../../../etc")])
        #expect(throws: WireError.outOfRange(field: "font.path")) { try DisplayList(decoding: list.encoded()) }
    }

    private static func run(font: Int = 0, x: Float = 0, text: String = "") -> DisplayList.Command {
        .glyphs(
            GlyphRun(
                font: font, size: 17, origin: .zero, glyphs: [GlyphRun.Glyph(id: 1, x: x)], paint: .color(.black), text: text))
    }

    private func decode(_ commands: [DisplayList.Command]) throws -> DisplayList {
        let list = DisplayList(size: CGSize(width: 1, height: 1), commands: commands, fonts: [FontKey(path: "/a.ttf")])
        return try DisplayList(decoding: list.encoded())
    }
}
