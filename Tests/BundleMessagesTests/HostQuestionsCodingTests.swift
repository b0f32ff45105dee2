import BundleMessages
import Drawing
import Foundation
import Testing

@Suite struct HostQuestionsCodingTests {
    @Test func questionsComeBack() throws {
        let shape = ShapeRequest(text: "Grüße 👋", face: FontFace(design: .rounded, weight: 700), language: "de")
        #expect(try ShapeRequest(decoding: shape.encoded()) == shape)
        let image = ImageRequest(name: "Lina", colorScheme: .dark, displayScale: 2.5, weight: 700)
        #expect(try ImageRequest(decoding: image.encoded()) == image)
        let file = ImageRequest(.init(bytes: [1, 2, 3], scale: 3))
        #expect(try ImageRequest(decoding: file.encoded()) == file)
        let color = ColorRequest(name: "Accent", colorScheme: .dark)
        #expect(try ColorRequest(decoding: color.encoded()) == color)
        for kind in [nil, "", "News"] as [String?] {
            #expect(try ReloadRequest(decoding: ReloadRequest(kind: kind).encoded()) == ReloadRequest(kind: kind))
        }
    }

    @Test(
        arguments: [
            .missing, .broken,
            .found(
                ImageAnswer.Found(
                    key: ImageKey(digest: Array(1...32)), size: CGSize(width: 6_000, height: 0.5), isTemplate: true)),
        ] as [ImageAnswer])
    func imageAnswersComeBack(answer: ImageAnswer) throws {
        #expect(try ImageAnswer(decoding: answer.encoded()) == answer)
    }

    @Test(arguments: [nil, RGBA(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)])
    func colorAnswersComeBack(color: RGBA?) throws {
        #expect(try ColorAnswer(decoding: ColorAnswer(color: color).encoded()) == ColorAnswer(color: color))
    }

    @Test func longTextsAreRefusedBeforeTheyAreShaped() {
        let request = ShapeRequest(text: String(repeating: "x", count: 1 << 19), face: FontFace(), language: "")
        #expect(throws: WireError.tooLarge(what: "bytes of shape.text", count: 1 << 19, limit: 16_384)) {
            try ShapeRequest(decoding: request.encoded())
        }
        let short = ShapeRequest(text: String(repeating: "x", count: 4_097), face: FontFace(), language: "")
        #expect(throws: WireError.tooLarge(what: "characters of shape.text", count: 4_097, limit: 4_096)) {
            try ShapeRequest(decoding: short.encoded())
        }
    }

    @Test(
        arguments: [
            ([], .missing(field: "image.outcome")), ([0x08, 1], .missing(field: "image.digest")),
            ([0x08, 1, 0x12, 1, 0], .outOfRange(field: "image.digest")),
            ([0x08, 1, 0x12, 32] + Array(0..<32), .missing(field: "image.size")),
        ] as [([UInt8], WireError)])
    func brokenImageAnswersAreRefused(bytes: [UInt8], error: WireError) {
        #expect(throws: error) { try ImageAnswer(decoding: bytes) }
    }

    @Test func anUnknownOutcomeIsBroken() throws {
        #expect(try ImageAnswer(decoding: [0x08, 50]) == .broken)
    }

    @Test func namesAreNeeded() {
        #expect(throws: WireError.missing(field: "image.name")) { try ImageRequest(decoding: []) }
        #expect(throws: WireError.missing(field: "color.name")) { try ColorRequest(decoding: []) }
        #expect(throws: WireError.outOfRange(field: "color")) { try ColorAnswer(decoding: [0x0a, 4, 0, 0, 0, 0]) }
    }
}
