import CairoRendering
import Drawing
import Foundation
import Testing

/// Which font file each wish comes to, and how wide and heavy its glyphs are.
@Suite struct FontTableTests {
    private static let shaper = PangoTextShaper()

    private func shaped(_ face: FontFace, _ text: String = "Hamburg 0123") throws -> (file: String, width: Float) {
        let runs = Self.shaper.shape(text, face: face, language: "en").runs
        let run = try #require(runs.first)
        return ((run.font.path as NSString).lastPathComponent + run.font.variations, runs.flatMap(\.glyphs).map(\.advance).reduce(0, +))
    }

    private static let designs: [FontFace.Design] = [.default, .serif, .rounded, .monospaced]

    @Test func everyDesignHasAFaceOfItsOwn() throws {
        let files = try Self.designs.map { try shaped(FontFace(design: $0)).file }
        #expect(Set(files).count == 4, "\(files)")
    }

    @Test(arguments: designs)
    func heavierTypeIsNeverNarrower(design: FontFace.Design) throws {
        let widths = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map { try shaped(FontFace(design: design, weight: $0)).width }
        for (light, heavy) in zip(widths, widths.dropFirst()) { #expect(heavy >= light - 0.2, "\(widths)") }
    }

    @Test(arguments: designs)
    func boldIsAnotherFace(design: FontFace.Design) throws {
        #expect(try shaped(FontFace(design: design, weight: 400)).file != shaped(FontFace(design: design, weight: 700)).file)
    }

    @Test func digitsOfOneWidthStandBelowOneAnother() throws {
        for face in [FontFace(monospacedDigits: true), FontFace(weight: 700, monospacedDigits: true), FontFace(design: .monospaced)] {
            let widths = try ["1111", "8888", "0000", "7777"].map { try shaped(face, $0).width }
            #expect(Set(widths.map { ($0 * 1_000).rounded() }).count == 1, "\(widths)")
        }
    }

    @Test func aFamilyThatIsNotThereIsTheSystemsOwn() throws {
        #expect(try shaped(FontFace(family: "No Such Family")).file == shaped(FontFace()).file)
        #expect(try shaped(FontFace(family: "JetBrains Mono")).file != shaped(FontFace()).file)
    }
}
