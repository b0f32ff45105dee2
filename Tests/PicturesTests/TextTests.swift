import BundleMessages
import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Pictures
import Testing

enum Texts {
    static func request(_ text: String) -> [UInt8] { ShapeRequest(text: text, face: FontFace(), language: "en").encoded() }
}

@Suite struct TextTests {
    @Test func glyphsAreThoseShapedHere() throws {
        let run = try PictureRun()
        let shaper = PangoTextShaper()
        for text in ["", "Bloodseeker", "שלום عليكم 🙂", String(repeating: "x", count: 4_096)] {
            let there = try ShapedText(decoding: try run.shape(Texts.request(text)).get())
            #expect(there == shaper.shape(text, face: FontFace(), language: "en"))
        }
    }

    @Test func whatIsKeptIsNotShapedAgain() throws {
        let run = try PictureRun()
        let first = try run.shape(Texts.request("once"))
        var again: Result<[UInt8], PictureFailure>?
        run.service.shape(Texts.request("once")) { again = $0 }
        #expect(again == first && run.service.counts.texts == 1)
    }

    @Test(arguments: [[7], Texts.request(String(repeating: "x", count: 4_097)), [UInt8](repeating: 0, count: 2 << 20)])
    func aWrongRequestIsRefusedAndRemembered(request: [UInt8]) throws {
        let run = try PictureRun()
        guard case .failure(.refused) = try run.shape(request) else { Issue.record("shaped"); return }
        #expect(try run.shape(request) == run.shape(request))
        #expect(try run.shape(Texts.request("right")).get().isEmpty == false)
    }

    @Test func aPictureThatTakesLongDoesNotKeepTextBack() throws {
        let run = try PictureRun()
        var picture: PictureAnswer?
        run.service.picture(PictureService.Wish(list: ListDigest([1])), list: { $0(Lists.endless) }, completion: { picture = $0 })
        _ = try run.runUntilDrawing()
        for number in 0..<50 { #expect(throws: Never.self) { try run.shape(Texts.request("\(number)")).get() } }
        #expect(picture == nil)
    }

    @Test func whatCostsAProcessStandsBehindTheOthers() throws {
        let run = try PictureRun { $0.workLimit = .milliseconds(300) }
        _ = try run.picture(Lists.square())
        var made: [String] = []
        func wish(_ list: [UInt8], of owner: String, _ name: String) {
            run.service.picture(PictureService.Wish(list: ListDigest(list), scale: 1, owner: owner), list: { $0(list) }) { _ in
                made.append(name)
            }
        }
        for seed in 1...2 { wish(Lists.strokes(seed: UInt64(seed)).encoded(), of: "evil", "evil \(seed)") }
        for number in 1...3 { wish(Lists.numbered(number), of: "good", "good \(number)") }
        #expect(run.run { made.count == 5 })
        #expect(made == ["evil 1", "good 1", "good 2", "good 3", "evil 2"])
        #expect(run.service.counts.losses == 2)
        #expect(run.lines.allSatisfy { $0.contains(" of evil took longer than 0.3 seconds and is given up") } && run.lines.count == 2)
    }

    @Test func aTextThatStandsStillIsGivenUpAloneAndThePictureDrawn() throws {
        let run = try PictureRun { $0.workLimit = .milliseconds(300) }
        _ = try run.shape(Texts.request("first"))
        let process = try #require(run.service.processID)
        _ = kill(process, SIGSTOP)
        #expect(try run.shape(Texts.request("second")) == .failure(.tookTooLong(limit: .milliseconds(300))))
        // Remembered, so that it does not cost another process.
        #expect(try run.shape(Texts.request("second")) == .failure(.tookTooLong(limit: .milliseconds(300))))
        #expect(try run.picture(Lists.square()).made != nil)
        #expect(run.service.counts.losses == 1)
    }
}
