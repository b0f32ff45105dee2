import Drawing
import Foundation

extension DisplayList {
    /// A list that holds every kind of command, effect, paint and outline; its numbers are exact in 32 bits.
    static let sample = DisplayList(
        size: CGSize(width: 338, height: 158), cornerRadius: 21.5, commands: sampleCommands,
        fonts: [
            FontKey(path: "/usr/share/fonts/truetype/inter/Inter.ttf", variations: "wght=600"),
            FontKey(path: "/usr/share/fonts/truetype/noto/NotoSans.ttc", index: 3, synthetic: [.oblique, .bold]),
        ],
        images: [ImageKey(digest: Array(0..<32))],
        regions: [HitRegion(rect: CGRect(x: 0, y: 8, width: 100, height: 44), action: .openURL("widget://profile/Bloodseeker"))])

    private static let box = CGRect(x: 8, y: -4.25, width: 100, height: 50.5)
    private static let stops = [
        GradientStop(color: RGBA(red: 1, green: 0.5, blue: 0), location: 0),
        GradientStop(color: RGBA(red: 0, green: 0.25, blue: 1, alpha: 0.75), location: 1),
    ]
    private static let path: [Outline.Segment] = [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 30.5, y: 4)), .quad(CGPoint(x: 50, y: 60), control: CGPoint(x: 70, y: 8)),
        .curve(CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)), .close,
    ]

    private static let sampleCommands: [Command] =
        shapeCommands + [
            .push(.transform(Transform(a: 0.5, b: 0.25, c: -0.25, d: 2, tx: 3, ty: -4))),
            .push(.projection(Projection(Transform(a: 2, b: 1, tx: 4), p: 0.0078125, q: -0.5, r: 0.75))),
            .push(.clip(.path(path), .evenOdd)), .push(.opacity(0.5)), .push(.blend(.plusLighter)),
            .push(.shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 4, offset: CGSize(width: -1, height: 2))),
            .push(.blur(radius: 2.5)), .push(.mask([.push(.opacity(1)), .fill(.ellipse(box), .color(.black), .nonZero), .pop])),
        ] + pictureCommands + Array(repeating: Command.pop, count: 8) + movingCommands

    private static let shapeCommands: [Command] = [
        .fill(.rect(box), .color(RGBA(red: 0.5, green: 0.25, blue: 0.125, alpha: 0.5)), .nonZero),
        .fill(.roundedRect(box, radii: CornerRadii(12), style: .continuous), .linear(stops: stops, from: .zero, to: box.origin), .evenOdd),
        .fill(
            .roundedRect(box, radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), style: .circular),
            .radial(stops: stops, center: CGPoint(x: 50, y: 25), startRadius: 1, endRadius: 40), .nonZero),
        .fill(.ellipse(box), .angular(stops: stops, center: CGPoint(x: 50, y: 25), startAngle: -1.5, endAngle: 4.5), .nonZero),
        .fill(.rect(box), .mesh(mesh), .nonZero),
        .fill(.rect(box), .material(MaterialPaint(color: .white, radius: 20, saturation: 1.75, opacity: 0.5)), .nonZero),
        .fill(.rect(box), .material(MaterialPaint(color: .black, radius: 0)), .nonZero),
        .fill(.rect(box), .picture(PicturePaint(image: ImageKey(digest: Array(0..<32)), tile: box)), .nonZero),
        .fill(
            .rect(box),
            .picture(
                PicturePaint(
                    image: ImageKey(digest: Array(0..<32)), part: CGRect(x: 0.5, y: 0, width: 0.25, height: 1), tile: box,
                    interpolation: .high, colors: .scaled(0.5), opacity: 0.75)), .nonZero),
        .fill(
            .rect(box), .elliptical(stops: stops, center: CGPoint(x: 0.5, y: 0.25), startRadius: 0.25, endRadius: 0.5, frame: box), .nonZero
        ),
        .stroke(.path(path), .color(.white), StrokePen()),
        .stroke(
            .path(path), .color(.black),
            StrokePen(width: 2.5, cap: .round, join: .bevel, miterLimit: 4, dash: [3, 0, 1.5], dashPhase: -2)),
    ]

    private static let mesh = MeshPaint(
        columns: 2,
        corners: (0..<4).map { number in
            let place = CGPoint(x: 100 * CGFloat(number % 2), y: 50 * CGFloat(number / 2))
            return MeshPaint.Corner(
                color: RGBA(red: Float(number) / 4, green: 0, blue: 1), place: place, leading: CGPoint(x: place.x - 1, y: place.y),
                top: CGPoint(x: place.x, y: place.y - 2), trailing: CGPoint(x: place.x + 3, y: place.y),
                bottom: CGPoint(x: place.x, y: place.y + 4))
        }, isSmooth: false, background: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))

    private static let movingCommands: [Command] = [
        .push(.innerShadow(color: .black, radius: 1.5, offset: CGSize(width: 1, height: -2))),
        .image(ImageUse(image: 0, rect: box, colors: .scaled(0.5, adding: 0.25))), .pop,
        .push(.moving(.text(MovingText(movingText, frame: box, displayScale: 2)))), .pop,
        .push(.moving(.stroke(movingStroke))), .fill(.rect(box), .color(.white), .nonZero), .pop,
    ]
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)
    private static let movingStroke = MovingStroke(
        .path(path), .color(.white), StrokePen(width: 3, cap: .round), span: MovingSpan(start...(start + 90.5), countsDown: true))
    private static let movingText = StyledText(
        [
            StyledText.Segment(
                "Due in ", face: FontFace(family: "Ours", weight: 600), size: 12, kerning: 1, underline: .init(pattern: .dot)),
            segment("2 min", .distance(start, .relative)),
            segment("0:10", .interval(start...(start + 60), pause: start, countsDown: false, showsHours: false)),
        ],
        paragraph: .init(
            alignment: .trailing, lineLimit: 2, truncation: .middle, minimumScale: 0.5, lineSpacing: 1, allowsTightening: true,
            layoutDirection: .rightToLeft, language: "he"))
    private static func segment(_ text: String, _ kind: MovingWords.Kind) -> StyledText.Segment {
        var segment = StyledText.Segment(
            text, size: 17, paint: .linear(stops: stops, from: .zero, to: box.origin), tracking: -0.5, baselineOffset: 2,
            strikethrough: .init(paint: .color(.white)), metrics: FontMetrics(ascent: 1, descent: 0.25))
        segment.background = .color(.white)
        segment.words = MovingWords(kind, locale: "de_DE", timeZone: "Europe/Berlin", letters: .upper)
        segment.picture = StyledText.Picture(image: ImageKey(digest: Array(0..<32)), size: CGSize(width: 8, height: 9), isTemplate: true)
        return segment
    }

    private static let pictureCommands: [Command] = [
        .glyphs(
            GlyphRun(
                font: 1, size: 17, origin: CGPoint(x: 16, y: 24.5),
                glyphs: [GlyphRun.Glyph(id: 70_000, x: 0), GlyphRun.Glyph(id: 2, x: 9.75, y: -1.5)], paint: .color(.black), text: "Hé")),
        .glyphs(
            GlyphRun(
                font: 0, size: 12, origin: .zero, glyphs: [GlyphRun.Glyph(id: 5, x: 0.5)],
                paint: .linear(stops: stops, from: .zero, to: box.origin), text: "")),
        .image(ImageUse(image: 0, rect: box)),
        .image(
            ImageUse(
                image: 0, rect: box, tint: .color(.white), interpolation: .none,
                capInsets: ImageUse.Insets(top: 1, left: 2, bottom: 3, right: 4), natural: CGSize(width: 40, height: 0.5))),
    ]
}
