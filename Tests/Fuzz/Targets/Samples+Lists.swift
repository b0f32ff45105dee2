import Drawing
import Foundation

extension Samples {
    /// Everything that a list may hold is in one of them.
    static let lists: [DisplayList] = [
        DisplayList(size: CGSize(width: 100, height: 50)),
        DisplayList(size: CGSize(width: 338, height: 158), cornerRadius: 21.5, commands: shapes + writing, fonts: fonts, images: images),
        list(groups), list(paints.map { .fill(.ellipse(box), $0, .nonZero) }), list(imageUses), list(movements),
        DisplayList(
            size: CGSize(width: 158, height: 158),
            commands: shapes + [.push(.toggle(region: 1, switched: shapes + writing)), .pop] + writing,
            fonts: fonts,
            regions: [
                DisplayList.HitRegion(rect: box, action: .openURL("widget://a")),
                DisplayList.HitRegion(rect: box, action: .perform(IntentCall(type: "T", name: "n", values: #"{"a":1}"#))),
            ]),
    ]

    private static func list(_ commands: [DisplayList.Command]) -> DisplayList {
        DisplayList(size: CGSize(width: 120, height: 120), commands: commands, fonts: fonts, images: images)
    }

    private static let box = CGRect(x: 8, y: -4.25, width: 100, height: 50.5)
    private static let orange = RGBA(red: 1, green: 0.5, blue: 0)
    private static let stops = [
        GradientStop(color: orange, location: 0), GradientStop(color: RGBA(red: 0, green: 0.25, blue: 1, alpha: 0.75), location: 1),
    ]
    /// The first is one that every system has whose pictures are compared; glyphs of others are left out.
    private static let fonts = [
        FontKey(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
        FontKey(path: "/usr/share/fonts/truetype/inter/Inter.ttf", index: 1, variations: "wght=600", synthetic: [.oblique, .condensed]),
    ]
    static let images = [ImageKey(digest: Array(0..<32)), ImageKey(digest: [UInt8](repeating: 7, count: 32))]

    private static let path: [Outline.Segment] = [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 30.5, y: 4)), .quad(CGPoint(x: 50, y: 60), control: CGPoint(x: 70, y: 8)),
        .curve(CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)), .close,
    ]
    private static let pen = StrokePen(width: 2.5, cap: .round, join: .bevel, miterLimit: 4, dash: [3, 1], dashPhase: -2)
    private static let shapes: [DisplayList.Command] = [
        .fill(.rect(box), .color(.white), .nonZero), .fill(.ellipse(box), .color(orange), .evenOdd),
        .fill(.roundedRect(box, radii: CornerRadii(12), style: .continuous), .color(orange), .nonZero),
        .stroke(.path(path), .color(.black), pen), .stroke(.roundedRect(box, radii: CornerRadii(5), style: .circular), .color(orange), pen),
    ]
    private static let corners = (0..<9).map { index in
        let place = CGPoint(x: index % 3 * 40, y: index / 3 * 30)
        return MeshPaint.Corner(
            color: index % 2 == 0 ? orange : .white, place: place, leading: CGPoint(x: place.x - 9, y: place.y),
            top: CGPoint(x: place.x, y: place.y - 9), trailing: CGPoint(x: place.x + 9, y: place.y + 2),
            bottom: CGPoint(x: place.x, y: place.y + 9))
    }
    private static let paints: [Paint] = [
        .color(orange), .linear(stops: stops, from: .zero, to: CGPoint(x: 90, y: 10)),
        .radial(stops: stops, center: CGPoint(x: 30, y: 30), startRadius: 1, endRadius: 40),
        .elliptical(stops: stops, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5, frame: box),
        .angular(stops: stops, center: CGPoint(x: 40, y: 20), startAngle: -1, endAngle: 4),
        .mesh(MeshPaint(columns: 3, corners: corners, background: .white)), .mesh(MeshPaint(columns: 3, corners: corners, isSmooth: false)),
        .material(MaterialPaint(color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5), radius: 6, saturation: 1.8, opacity: 0.9)),
    ]

    private static let groups: [DisplayList.Command] = {
        let effects: [DisplayList.Effect] = [
            .transform(Transform(a: 0.5, b: 0.25, c: -0.25, d: 2, tx: 3, ty: -4)), .projection(Projection(.identity, p: 0.001, q: 0.002)),
            .clip(.path(path), .evenOdd), .opacity(0.5), .blend(.plusLighter), .blend(.hue), .blur(radius: 2.5),
            .shadow(color: .black, radius: 4, offset: CGSize(width: -1, height: 2)),
            .innerShadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 2)),
            .mask([.push(.opacity(1)), .fill(.ellipse(box), .color(.black), .nonZero), .pop]),
        ]
        return effects.flatMap { [.push($0)] + shapes.prefix(2) + [.pop] } + effects.map { .push($0) } + shapes + effects.map { _ in .pop }
    }()

    private static let writing: [DisplayList.Command] = (0..<2).map { font in
        let glyphs: [GlyphRun.Glyph] = [.init(id: 36, x: 0), .init(id: 37, x: 9, y: 1), .init(id: 1 << 20, x: 20)]
        let paint: Paint = font == 0 ? .color(.black) : paints[1]
        return .glyphs(GlyphRun(font: font, size: 17, origin: CGPoint(x: 8, y: 20), glyphs: glyphs, paint: paint, text: "hé"))
    }

    private static let imageUses: [DisplayList.Command] = {
        var uses = [
            ImageUse(image: 0, rect: box), ImageUse(image: 1, rect: box, interpolation: .none),
            ImageUse(image: 0, rect: box, tint: paints[2], interpolation: .high),
            ImageUse(image: 0, rect: CGRect(x: 90, y: 90, width: -60, height: 20), colors: .scaled(0.5, adding: 0.25)),
        ]
        uses.append(
            ImageUse(image: 0, rect: box, capInsets: .init(top: 1, left: 2, bottom: 1, right: 2), natural: CGSize(width: 8, height: 6)))
        return uses.map { .image($0) }
    }()

    private static let movements: [DisplayList.Command] = {
        let span = now.addingTimeInterval(-30)...now.addingTimeInterval(5_000)
        let kinds: [MovingWords.Kind] = [
            .interval(span, pause: nil, countsDown: true, showsHours: true),
            .interval(span, pause: now, countsDown: false, showsHours: false),
            .distance(now, .timer), .distance(now, .relative), .distance(now, .offset),
        ]
        let texts = kinds.map { kind in
            var moving = StyledText.Segment("1:02", size: 12, underline: .init(pattern: .dash, paint: paints[1]))
            moving.words = MovingWords(kind, locale: "de_DE", timeZone: "Europe/Berlin", letters: .upper)
            var still = StyledText.Segment("bis ", face: FontFace(design: .serif, weight: 700, italic: true), kerning: 1, baselineOffset: 2)
            still.background = .color(orange)
            var symbol = StyledText.Segment("star.fill", face: FontFace(design: .symbol))
            symbol.picture = StyledText.Picture(image: images[0], size: CGSize(width: 9, height: 9), isTemplate: true)
            return MovingText(
                StyledText([still, moving, symbol], paragraph: .init(alignment: .center, lineLimit: 2, minimumScale: 0.5, language: "de")),
                frame: box, displayScale: 2)
        }
        let stroke = MovingStroke(.path(path), .color(orange), pen, span: MovingSpan(span, countsDown: true))
        return (texts.map { Movement.text($0) } + [.stroke(stroke)]).flatMap { [.push(.moving($0))] + writing + [.pop] }
    }()
}
