import CairoRendering
import Foundation
import Rendering
import Testing

/// `widgethost previews` on the package's own bundles.
@Suite struct PreviewsEndToEndTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func run(_ words: String...) throws -> HostProcess.Result { try HostProcess.run(["previews"] + words, in: folder.url) }

    private func picture(_ name: String) throws -> Bitmap { try ImageDecoder.decode(try folder.bytes(name), file: name) }

    private func files(_ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted()
    }

    @Test func eachPreviewIsAPictureAndAllAreOnASheet() throws {
        let result = try run(try ShippedBundle.ladderWidget.path(), "-o", "out", "--scale", "1")
        #expect(result.status == 0, "\(result.errors)")
        let names = try files("out")
        let news = try #require(names.first { $0.contains("systemSmall-1") }, "\(names)")
        #expect(names.contains { $0.hasSuffix("Medium-systemMedium.png") || $0.contains("Medium-systemMedium-1") }, "\(names)")
        #expect(try picture("out/\(news)").width == 158)
        #expect(result.output.split(separator: "\n").last == "out/contact-sheet.png")
        #expect(result.output.split(separator: "\n").count == names.count)
        let sheet = try picture("out/contact-sheet.png")
        #expect(sheet.pixels.contains(0xffe5e5ea) && Set(sheet.pixels).count > 50)
    }

    @Test func aPreviewThatTrapsCostsTheOthersNothing() throws {
        let result = try run(try ShippedBundle.misbehaving.path(), "-o", "out", "--scale", "2")
        #expect(result.status == 65)
        #expect(result.errors.contains("Traps: not drawn:") && result.errors.contains("Trapping_Previews: not drawn:"), "\(result.errors)")
        let names = try files("out")
        #expect(names.count == 4, "\(names)")
        let before = try picture("out/" + #require(names.first { $0.contains("Before") }))
        #expect(before.width == 80 && before.height == 40 && before[40, 20] == 0xffff3b30)
        let after = names.filter { $0.contains("After-systemSmall") }
        #expect(try after.count == 2 && picture("out/\(after[0])").pixels != picture("out/\(after[1])").pixels)
    }

    @Test func whatIsWrongIsSaid() throws {
        #expect(try run("-o", "out").status == 64)
        let missing = try run("nowhere.widget", "-o", "out")
        #expect(missing.status != 0 && missing.errors.contains("nowhere.widget"))
        let center = try run(try ShippedBundle.center.path(), "-o", "out")
        #expect(center.status != 0 && center.errors.contains("There is no preview in"), "\(center.errors)")
    }
}
