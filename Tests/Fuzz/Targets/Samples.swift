import BundleMessages
import Bundles
import Drawing
import Foundation

/// What the readers take, a little of everything; what libFuzzer found from there lies in Tests/Fuzz/Corpus.
enum Samples {
    static let lists: [DisplayList] = [
        DisplayList(size: CGSize(width: 100, height: 50)),
        DisplayList(
            size: CGSize(width: 338, height: 158), cornerRadius: 21.5, commands: shapes + groups + writing,
            fonts: [FontKey(path: "/usr/share/fonts/truetype/inter/Inter.ttf", variations: "wght=600")],
            images: [ImageKey(digest: Array(0..<32))],
            regions: [DisplayList.HitRegion(rect: box, action: .openURL("widget://a"))]),
    ]

    private static let box = CGRect(x: 8, y: -4.25, width: 100, height: 50.5)
    private static let stops = [
        GradientStop(color: RGBA(red: 1, green: 0.5, blue: 0), location: 0),
        GradientStop(color: RGBA(red: 0, green: 0.25, blue: 1, alpha: 0.75), location: 1),
    ]
    private static let path: [Outline.Segment] = [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 30.5, y: 4)), .quad(CGPoint(x: 50, y: 60), control: CGPoint(x: 70, y: 8)),
        .curve(CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)), .close,
    ]
    private static let shapes: [DisplayList.Command] = [
        .fill(.rect(box), .color(.white), .nonZero),
        .fill(.ellipse(box), .linear(stops: stops, from: .zero, to: box.origin), .evenOdd),
        .fill(.rect(box), .radial(stops: stops, center: .zero, startRadius: 1, endRadius: 40), .nonZero),
        .stroke(.path(path), .color(.black), StrokePen(width: 2.5, cap: .round, join: .bevel, miterLimit: 4, dash: [3, 0], dashPhase: -2)),
    ]
    private static let groups: [DisplayList.Command] = [
        .push(.transform(Transform(a: 0.5, b: 0.25, c: -0.25, d: 2, tx: 3, ty: -4))), .push(.clip(.path(path), .evenOdd)),
        .push(.opacity(0.5)), .push(.blend(.plusLighter)), .push(.blur(radius: 2.5)),
        .push(.shadow(color: .black, radius: 4, offset: CGSize(width: -1, height: 2))),
        .push(.mask([.push(.opacity(1)), .fill(.ellipse(box), .color(.black), .nonZero), .pop])), .pop, .pop, .pop, .pop, .pop, .pop, .pop,
    ]
    private static let writing: [DisplayList.Command] = [
        .glyphs(
            GlyphRun(
                font: 0, size: 17, origin: CGPoint(x: 8, y: 20), glyphs: [.init(id: 3, x: 0), .init(id: 4, x: 9, y: 1)],
                paint: .color(.black),
                text: "hé"))
    ]

    static var messages: [[UInt8]] {
        let widget = WidgetRequest(
            kind: "Clock", family: .systemMedium, size: CGSize(width: 338, height: 158), isPreview: true, now: now,
            environments: [RenderEnvironment(colorScheme: .dark, locale: "ar_EG")], drawnAt: now)
        let kind = BundleDescription.Kind(
            kind: "Clock", displayName: "Clock", description: "The time", families: [.systemSmall], configuration: .appIntent,
            intent: "City")
        let timeline = TimelineReply(
            entries: [.init(date: now, relevance: .init(score: 1, duration: 60), lists: lists.map { $0.encoded() })], policy: .after(now),
            warnings: ["w"])
        return [
            BundleRequest(id: 1, body: .describe).encoded(), BundleRequest(id: 300, body: .timeline(widget)).encoded(),
            BundleReply(id: 1, body: .description(BundleDescription(kinds: [kind]))).encoded(),
            BundleReply(id: 2, body: .timeline(timeline)).encoded(),
            BundleReply(id: 3, body: .failure(BundleFailure(code: .provider, message: "it rains"))).encoded(),
        ]
    }

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    static var frames: [[UInt8]] {
        let reply = messages[3]
        let all: [Frame] = [
            .started, .refused("no"), .log(.error, [65, 66]), .reply(reply), .ask(id: 7, .shapeText, [8, 1]), .reload([10, 1, 65]),
            .request(messages[1]), .answer(id: 7, nil), .answer(id: 8, [1]),
        ]
        return all.map(\.bytes) + [all.flatMap(\.bytes)]
    }

    /// With the note and without.
    static var libraries: [[UInt8]] {
        let note = Array("\u{b}\0\0\0\u{c0}\0\0\0\u{1}\0\0\0widgethost\0\0\u{1}\0\0\0".utf8) + [UInt8](repeating: 0, count: 188)
        return [ElfSample.library(note: note), ElfSample.library(note: [])]
    }
}
