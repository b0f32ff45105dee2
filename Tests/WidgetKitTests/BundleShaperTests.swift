import BundleMessages
import Drawing
import Testing

@testable import WidgetKit

@Suite struct BundleShaperTests {
    private let host = FakeHost()

    @Test func asksOnceForATextInAFaceAndLanguage() throws {
        let shaper = BundleShaper(try #require(host.port()))
        let first = shaper.shape("Lina", face: FontFace(), language: "en")
        #expect(shaper.shape("Lina", face: FontFace(), language: "en") == first)
        _ = shaper.shape("Lina", face: FontFace(weight: 700), language: "en")
        _ = shaper.shape("Lina", face: FontFace(), language: "de")
        #expect(host.shaped.map(\.language) == ["en", "en", "de"])
    }

    @Test func whatTheHostDoesNotShapeIsBlankAndAskedForAgain() throws {
        let shaper = BundleShaper(try #require(host.port()))
        for _ in 0..<2 {
            let shaped = shaper.shape("Refused", face: FontFace(), language: "")
            #expect(shaped.runs.isEmpty && shaped.breaks.count == 8)
        }
        #expect(host.shaped.count == 2)
    }

    @Test func forgetsTextsWhenThereAreTooMany() throws {
        let shaper = BundleShaper(try #require(host.port()))
        let long = String(repeating: "x", count: 4_000)
        for number in 0..<20 { _ = shaper.shape("\(number)\(long)", face: FontFace(), language: "") }
        _ = shaper.shape("0\(long)", face: FontFace(), language: "")
        #expect(host.shaped.count == 21)
    }

    @Test func neverSendsMoreThanTheHostShapes() throws {
        let shaper = BundleShaper(try #require(host.port()))
        let text = String(repeating: "ä", count: 10_000)
        let shaped = shaper.shape(text, face: FontFace(), language: "")
        #expect(host.shaped.first?.text.unicodeScalars.count == ShapeRequest.textLimit)
        #expect(shaped.breaks.count == text.utf8.count + 1)
        #expect(shaped.runs.first?.glyphs.count == ShapeRequest.textLimit)
    }
}
