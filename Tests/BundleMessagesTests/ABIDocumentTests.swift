import BundleMessages
import Drawing
import Foundation
import Testing

/// The examples of docs/bundle-abi.md are what the code reads and writes.
@Suite struct ABIDocumentTests {
    @Test func theRequestOfTheDocumentIsTheRequestWeWrite() throws {
        let bytes = try example("request")
        #expect(try BundleRequest(decoding: bytes) == request)
        #expect(request.encoded() == bytes)
    }

    @Test func theReplyOfTheDocumentIsTheReplyWeWrite() throws {
        let bytes = try example("reply")
        let reply = BundleReply(
            id: 7,
            body: .timeline(
                TimelineReply(
                    entries: [TimelineReply.Entry(date: Date(timeIntervalSince1970: 1_700_000_000), lists: [list.encoded()])],
                    policy: .never)))
        #expect(try BundleReply(decoding: bytes) == reply)
        #expect(reply.encoded() == bytes)
    }

    private let list = DisplayList(
        size: CGSize(width: 158, height: 158), cornerRadius: 22,
        commands: [.fill(.ellipse(CGRect(x: 29, y: 29, width: 100, height: 100)), .color(RGBA(red: 1, green: 0.5, blue: 0)), .nonZero)])

    private let request = BundleRequest(
        id: 7,
        body: .snapshot(
            WidgetRequest(
                kind: "CClock", family: .systemSmall, size: CGSize(width: 158, height: 158), isPreview: false,
                now: Date(timeIntervalSince1970: 1_700_000_000), environments: [RenderEnvironment(locale: "de_DE")])))

    /// The bytes of a fenced block "```hex NAME": two digits each, up to a "#".
    private func example(_ name: String) throws -> [UInt8] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../docs/bundle-abi.md")
        let document = try String(contentsOf: path, encoding: .utf8)
        let block = try #require(document.components(separatedBy: "```hex \(name)\n").dropFirst().first)
        let lines = (block.components(separatedBy: "```").first ?? "").split(separator: "\n")
        return lines.flatMap { $0.prefix { $0 != "#" }.split(separator: " ") }.compactMap { UInt8($0, radix: 16) }
    }
}
