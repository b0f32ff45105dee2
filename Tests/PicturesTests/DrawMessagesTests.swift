import Drawing
import PictureMessages
import Testing

@Suite struct DrawMessagesTests {
    private static let key = ImageKey(digest: Array(0..<32))
    static let requests: [DrawRequest] = [
        .draw(number: 1, DrawOrder(list: [1, 2, 3], scale: 2.5, isFinal: true)),
        .draw(number: .max, DrawOrder(list: [], scale: 0, format: .pdf, moment: 1.5)),
        .shape(number: 3, [9]), .addFonts(number: 4, folder: "/fonts/ü"), .file(key, ImageFile(bytes: [4, 5], scale: 3)),
    ]
    static let replies: [DrawReply] = [
        .ready, .drawn(number: 1, DrawnPicture([1, 2], width: 3, height: 4, warnings: ["a", "b"])),
        .drawn(number: 1, DrawnPicture([], width: 0, height: 0, until: 7.25)),
        .lacks(number: 2, [key, key]), .refused(number: 3, reason: "why"),
        .undrawable(number: 4, reason: ""), .shaped(number: 5, []), .fontsAdded(number: 6, refused: ["/x"]),
        .undecodable(key, reason: "cut"),
    ]

    @Test func whatIsWrittenIsRead() throws {
        for request in Self.requests { #expect(try DrawRequest(decoding: request.encoded()) == request) }
        for reply in Self.replies { #expect(try DrawReply(decoding: reply.encoded()) == reply) }
    }

    @Test(arguments: [1, 2, 3, 7, 1_000])
    func messagesAreFoundHoweverTheBytesCome(step: Int) throws {
        var reader = MessageReader<DrawReply>()
        var found: [DrawReply] = []
        let bytes = Self.replies.flatMap(\.framed)
        for start in stride(from: 0, to: bytes.count, by: step) {
            bytes[start..<min(start + step, bytes.count)].withUnsafeBytes { reader.append($0) }
            while let reply = try reader.next() { found.append(reply) }
        }
        #expect(found == Self.replies)
    }

    @Test func aLengthIsCheckedBeforeItIsBelieved() throws {
        var reader = MessageReader<DrawReply>()
        [UInt8](arrayLiteral: 0, 0, 0, 6).withUnsafeBytes { reader.append($0) }
        #expect(throws: WireError.tooLarge(what: "bytes of a message", count: 6 << 24, limit: 80 << 20)) { try reader.next() }
        #expect(reader.appetite <= 1 << 20)
    }

    @Test func aBrokenFileHasAName() {
        var writer = WireWriter()
        writer.field(1, UInt64(8))
        #expect(throws: WireError.missing(field: "key")) { try DrawReply(decoding: writer.bytes) }
    }

    @Test func longAndManyTextsAreCut() throws {
        let long = String(repeating: "é", count: 4_000)
        let picture = DrawnPicture([], width: 1, height: 1, warnings: Array(repeating: long, count: 100))
        let warnings = try #require(DrawReply(decoding: DrawReply.drawn(number: 1, picture).encoded()).picture?.warnings)
        #expect(warnings.count == 64 && warnings.allSatisfy { $0.hasPrefix("éé") && $0.utf8.count <= 4_096 })
    }

    @Test func noBytesCrashAReader() {
        var state: UInt64 = 1
        func random() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 40)
        }
        let samples = Self.requests.map { $0.encoded() } + Self.replies.map { $0.encoded() }
        for round in 0..<20_000 {
            var bytes = samples[round % samples.count]
            for _ in 0...(round % 3) where !bytes.isEmpty { bytes[Int(random()) % bytes.count] = random() }
            _ = try? DrawRequest(decoding: bytes)
            _ = try? DrawReply(decoding: bytes)
        }
    }
}
