import BundleMessages
import Bundles
import Drawing
import Foundation

/// What the readers take, a little of everything; real ones and what libFuzzer found from there lie in Tests/Fuzz/Corpus.
enum Samples {
    static var messages: [[UInt8]] {
        let widget = WidgetRequest(
            kind: "Clock", family: .systemMedium, size: CGSize(width: 338, height: 158), isPreview: true, now: now,
            environments: [RenderEnvironment(colorScheme: .dark, locale: "ar_EG")], drawnAt: now)
        let kind = BundleDescription.Kind(
            kind: "Clock", displayName: "Clock", description: "The time", families: [.systemSmall], configuration: .appIntent,
            intent: "City")
        let timeline = TimelineReply(
            entries: [.init(date: now, relevance: .init(score: 1, duration: 60), lists: lists.prefix(3).map { $0.encoded() })],
            policy: .after(now), warnings: ["w"])
        return [
            BundleRequest(id: 1, body: .describe).encoded(), BundleRequest(id: 300, body: .timeline(widget)).encoded(),
            BundleReply(id: 1, body: .description(BundleDescription(kinds: [kind]))).encoded(),
            BundleReply(id: 2, body: .timeline(timeline)).encoded(),
            BundleReply(id: 3, body: .failure(BundleFailure(code: .provider, message: "it rains"))).encoded(),
        ] + questions
    }

    static let now = Date(timeIntervalSince1970: 1_800_000_000)

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
