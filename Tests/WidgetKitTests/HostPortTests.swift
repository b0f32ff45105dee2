import BundleMessages
import CWidgetBundle
import Drawing
import Foundation
import Testing
import WidgetKit

@Suite struct HostPortTests {
    @Test(arguments: [UInt32(0), 2, .max])
    func refusesAHostOfAnotherABIAndSaysBoth(abi: UInt32) {
        let host = FakeHost()
        #expect(host.port(abi: abi) == nil)
        #expect(host.log.first?.contains("ABI \(abi), this bundle ABI 1") == true)
    }

    @Test func refusesAHostThatIsTooSmall() {
        let host = FakeHost()
        #expect(host.port(size: 48) == nil)
        #expect(host.log.first?.contains("has 48 bytes") == true)
        let silent = FakeHost()
        #expect(silent.port(size: 16) == nil)
        #expect(silent.log.isEmpty)
    }

    @Test func acceptsALargerHost() {
        #expect(FakeHost().port(size: 4_096) != nil)
    }

    /// A host that was built before a function was added ends its structure there.
    @Test func aFunctionThatAnOlderHostLacksIsNotCalled() throws {
        let host = FakeHost()
        host.place([PlacedWidget(number: 1, kind: "K", family: .systemSmall)])
        let offset = try #require(MemoryLayout<widget_host>.offset(of: \.placements))
        let old: PlacementsAnswer? = try #require(host.port(size: offset)).ask(.placements, PlacementsRequest())
        #expect(old == nil)
        let new: PlacementsAnswer? = try #require(host.port()).ask(.placements, PlacementsRequest())
        #expect(new?.placements.count == 1)
        #expect(host.log.isEmpty)
    }

    @Test func theEntryRefusesAHostOfAnotherABI() {
        #expect(widget_bundle_start(FakeHost().structure(abi: 9)) == nil)
    }

    @Test func aQuestionBringsItsAnswer() throws {
        let host = FakeHost()
        let port = try #require(host.port())
        let request = ShapeRequest(text: "Lina ä", face: FontFace(), language: "de")
        let shaped: ShapedText? = port.ask(.shapeText, request)
        #expect(shaped?.runs.first?.glyphs.count == 6)
        #expect(host.shaped == [request])
    }

    @Test func anAnswerThatCannotBeReadIsSaid() throws {
        let host = FakeHost()
        let port = try #require(host.port())
        let wrong: ShapedText? = port.ask(.color, ColorRequest(name: "x", colorScheme: .light))
        #expect(wrong == nil)
        #expect(host.log.first?.contains("ShapedText") == true)
    }

    @Test func aLineOfTheLogHasNoBreaks() throws {
        let host = FakeHost()
        try #require(host.port()).log(.notice, "one\ntwo")
        #expect(host.log == ["2 one two"])
    }
}
