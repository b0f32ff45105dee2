import CairoRendering
import Drawing
import Foundation
import Rendering

/// A list that tries one thing, and which formats need pixels for it.
struct VectorSample: CustomStringConvertible, Sendable {
    let name: String
    let list: DisplayList
    var pixels: Set<DrawFormat> = []
    var description: String { name }

    private static let shaper = PangoTextShaper()
    static let side: CGFloat = 60

    init(_ name: String, _ commands: [DisplayList.Command], pixels: Set<DrawFormat> = [], cornerRadius: CGFloat = 0) {
        self.name = name
        self.pixels = pixels
        list = DisplayList(
            size: CGSize(width: Self.side, height: Self.side), cornerRadius: cornerRadius, commands: commands, fonts: Self.fonts,
            images: [ImageKey(digest: [0])])
    }

    private static let shaped = ["Hello", "\u{1f600}", "שלום"].map { shaper.shape($0, face: FontFace(), language: "en") }
    static let fonts = shaped.compactMap(\.runs.first?.font)
    static let pictures: ListedPictures = {
        let pixels = (0..<64).map { $0 % 8 < 4 ? UInt32.red : $0 < 32 ? 0x8000_0080 : .blue }
        let bitmap = Bitmap(width: 8, height: 8, pixels: pixels) ?? Bitmap(width: 0, height: 0)
        return ListedPictures(pictures: [ImageKey(digest: [0]): Picture(bitmap: bitmap)])
    }()

    static func text(_ number: Int, _ words: String, _ paint: Paint = .black, size: CGFloat = 20) -> DisplayList.Command {
        var pen: Float = 0
        let glyphs = (shaped[number].runs.first?.glyphs ?? []).map { glyph in
            defer { pen += glyph.advance * Float(size) }
            return GlyphRun.Glyph(id: glyph.id, x: pen, y: glyph.yOffset * Float(size))
        }
        return .glyphs(GlyphRun(font: number, size: size, origin: CGPoint(x: 4, y: 36), glyphs: glyphs, paint: paint, text: words))
    }

    static let stops = [
        GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
        GradientStop(color: RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.25), location: 1),
    ]
    static let linear = Paint.linear(stops: stops, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 55, y: 40))
    private static let tiles = Paint.picture(
        PicturePaint(image: ImageKey(digest: [0]), tile: CGRect(10, 10, 40, 40), colors: .scaled(0.15, adding: 0.5)))
    private static let frosted = Paint.material(
        MaterialPaint(color: RGBA(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.5), radius: 4, saturation: 1.8))
    private static let square = DisplayList.Command.fill(CGRect(10, 10, 30, 30), .red)
    private static let all = CGRect(0, 0, 60, 60)
    private static let star = Outline.path([
        .move(CGPoint(x: 30, y: 4)), .line(CGPoint(x: 46, y: 54)), .line(CGPoint(x: 4, y: 22)), .line(CGPoint(x: 56, y: 22)),
        .line(CGPoint(x: 14, y: 54)), .close,
    ])
    private static let blends: [VectorSample] = BlendMode.allCases.map { mode in
        let ground = DisplayList.Command.fill(CGRect(0, 0, 40, 60), .color(RGBA(red: 0.9, green: 0.6, blue: 0.2)))
        let upper = DisplayList.Command.fill(CGRect(20, 20, 40, 30), .color(RGBA(red: 0.2, green: 0.5, blue: 0.8, alpha: 0.8)))
        let both: Set<DrawFormat> = mode == .normal ? [] : [.svg, .pdf]
        return VectorSample("\(mode)", [ground, .push(.blend(mode)), upper, .pop], pixels: both)
    }

    static let table: [VectorSample] =
        [
            VectorSample("shapes", [square, .fill(.ellipse(CGRect(20, 5, 35, 20)), .blue, .nonZero), .fill(star, .black, .evenOdd)]),
            VectorSample("corners", [.fill(.rect(all), .red, .nonZero)], cornerRadius: 20),
            VectorSample(
                "stroke",
                [
                    .stroke(star, .blue, StrokePen(width: 3, cap: .round, join: .round, dash: [6, 5])),
                    .stroke(.rect(all), .red, StrokePen(width: 4)),
                ]),
            VectorSample("linear", [.fill(.ellipse(all), linear, .nonZero)]),
            VectorSample(
                "radial", [.fill(.rect(all), .radial(stops: stops, center: CGPoint(x: 30, y: 30), startRadius: 5, endRadius: 30), .nonZero)]
            ),
            VectorSample(
                "angular",
                [.fill(.ellipse(all), .angular(stops: stops, center: CGPoint(x: 30, y: 30), startAngle: 0, endAngle: 5), .nonZero)],
                pixels: [.svg, .pdf]),
            VectorSample("text", [text(0, "Hello")]),
            VectorSample("text in a gradient", [text(0, "Hello", linear)]),
            VectorSample("emoji", [text(1, "\u{1f600}", size: 40)], pixels: [.svg, .pdf]),
            VectorSample("opacity", [.push(.opacity(0.5)), square, text(0, "Hello"), .pop]),
            VectorSample(
                "opacity within opacity",
                [.push(.opacity(0.5)), square, .push(.opacity(0.5)), .fill(.ellipse(all), .blue, .nonZero), text(0, "Hello"), .pop, .pop]),
            VectorSample(
                "clip", [.push(.clip(.ellipse(all), .nonZero)), square, .fill(CGRect(30, 30, 30, 30), .blue), text(0, "Hello"), .pop]),
            VectorSample("mask", [.push(.mask([.fill(.rect(all), linear, .nonZero)])), square, text(0, "Hello"), .pop]),
            VectorSample("mask of text", [.push(.mask([text(0, "Hello")])), .fill(.rect(all), linear, .nonZero), .pop]),
            VectorSample(
                "transform", [.push(.transform(Transform.rotation(0.4).around(CGPoint(x: 30, y: 30)))), square, text(0, "Hello"), .pop]),
            VectorSample(
                "shadow", [.push(.shadow(color: .black, radius: 3, offset: CGSize(width: 4, height: 4))), square, text(0, "Hello"), .pop],
                pixels: [.svg, .pdf]),
            VectorSample(
                "inner shadow", [.push(.innerShadow(color: .black, radius: 3, offset: CGSize(width: 2, height: 2))), square, .pop],
                pixels: [.svg, .pdf]),
            VectorSample("blur", [.push(.blur(radius: 3)), square, .pop], pixels: [.svg, .pdf]),
            VectorSample("image", [.image(ImageUse(image: 0, rect: CGRect(5, 5, 40, 40)))], pixels: [.svg, .pdf]),
            VectorSample(
                "image in a circle",
                [.push(.clip(.ellipse(CGRect(5, 5, 40, 40)), .nonZero)), .image(ImageUse(image: 0, rect: CGRect(5, 5, 40, 40))), .pop],
                pixels: [.svg, .pdf]),
            VectorSample(
                "tiles", [.fill(.ellipse(all), tiles, .nonZero), .stroke(star, tiles, StrokePen(width: 4))], pixels: [.svg, .pdf]),
            VectorSample("text of tiles", [text(0, "Hello", tiles, size: 24)], pixels: [.svg, .pdf]),
            VectorSample(
                "material", [square, .fill(.ellipse(CGRect(20, 20, 35, 30)), frosted, .nonZero), text(0, "Hello")], pixels: [.svg, .pdf]),
            VectorSample(
                "material in a group",
                [square, .push(.opacity(0.8)), .fill(CGRect(20, 20, 35, 30), frosted), text(0, "Hello", frosted, size: 24), .pop],
                pixels: [.svg, .pdf]),
            VectorSample("tinted image", [.image(ImageUse(image: 0, rect: CGRect(5, 5, 40, 40), tint: linear))], pixels: [.svg, .pdf]),
            VectorSample(
                "stretched image",
                [.image(ImageUse(image: 0, rect: CGRect(5, 5, 50, 50), capInsets: .init(top: 2, left: 2, bottom: 2, right: 2)))],
                pixels: [.svg, .pdf]),
            VectorSample(
                "effects within effects",
                [
                    .push(.opacity(0.8)), .push(.clip(.ellipse(all), .nonZero)), .push(.shadow(color: .black, radius: 2, offset: .zero)),
                    square,
                    text(0, "Hello", .white), .pop, .pop, .push(.mask([.fill(.rect(all), linear, .nonZero)])), text(2, "שלום"), .pop, .pop,
                ], pixels: [.svg, .pdf]),
        ] + blends
}
