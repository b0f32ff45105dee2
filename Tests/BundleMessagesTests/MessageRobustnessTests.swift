import BundleMessages
import Drawing
import Foundation
import Testing

@Suite struct MessageRobustnessTests {
    @Test func everyTruncationAndManyChangesOfEveryMessageEndWell() {
        let answer = ImageAnswer.found(ImageAnswer.Found(key: ImageKey(digest: Array(1...32)), size: .zero, isTemplate: true))
        hurt(BundleRequest(id: 300, body: .timeline(.sample)))
        hurt(BundleReply(id: 300, body: .timeline(BundleReplyCodingTests.timeline)))
        hurt(BundleReply(id: 300, body: .description(BundleReplyCodingTests.description)))
        hurt(BundleReply(id: 300, body: .failure(BundleFailure(code: .malformed, message: "No."))))
        hurt(BundleRequest(id: 300, body: .options(SettingsMessagesTests.question)))
        hurt(BundleRequest(id: 300, body: .perform(SettingsMessagesTests.action)))
        hurt(BundleReply(id: 300, body: .form(SettingsMessagesTests.form)))
        hurt(BundleReply(id: 300, body: .options(SettingsMessagesTests.options)))
        hurt(BundleReply(id: 300, body: .performed(SettingsMessagesTests.performed)))
        hurt(BundleRequest(id: 300, body: .previews(of: "#Preview 7")))
        let preview = PreviewDescription(kind: "#Preview 7", name: "Tides", family: .systemLarge, size: CGSize(width: 390, height: 844))
        hurt(
            BundleReply(
                id: 300, body: .previews(PreviewList([preview, PreviewDescription(kind: "#Preview 8", name: "", isActivity: true)]))))
        hurt(SettingsMessagesTests.parameter)
        hurt(ShapeRequest(text: "Grüße", face: FontFace(family: "Inter", weight: 700, italic: true), language: "de"))
        hurt(ImageRequest(name: "Lina", colorScheme: .dark, displayScale: 2))
        hurt(answer)
        hurt(ColorRequest(name: "Accent", colorScheme: .dark))
        hurt(ColorAnswer(color: .black))
        hurt(ReloadRequest(kind: "News"))
    }

    /// What still decodes must be a value that can be written and read again.
    private func hurt<Message: WireMessage & Equatable>(_ message: Message) {
        let valid = message.encoded()
        var generator = SeededGenerator(seed: UInt64(valid.count))
        for count in valid.indices { check(Message.self, Array(valid[..<count])) }
        for _ in 0..<2_000 {
            var bytes = valid
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            check(Message.self, bytes)
        }
    }

    private func check<Message: WireMessage & Equatable>(_: Message.Type, _ bytes: [UInt8]) {
        guard let once = try? Message(decoding: bytes).encoded() else { return }
        let twice = try? Message(decoding: once).encoded()
        #expect(twice == once)
    }
}
