import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

@Suite struct VectorFileTests {
    private static let cases = VectorSample.table.flatMap { sample in DrawFormat.vectors.map { (sample, $0) } }

    @Test(arguments: cases)
    func aFileShowsWhatThePictureShows(_ sample: VectorSample, _ format: DrawFormat) throws {
        let renderer = PictureRenderer(folders: FontFolders(["/usr/share/fonts"]), pictures: VectorSample.pictures)
        let picture = try renderer.draw(sample.list, scale: 2).bitmap
        let drawing = try VectorDrawing(sample.list, as: format, pictures: VectorSample.pictures)
        let difference = try Difference(picture, try drawing.seen())
        #expect(difference.mean < 2 && difference.far < 450, "\(difference)")
        #expect(drawing.warnings.isEmpty)
        if let keep = ProcessInfo.processInfo.environment["KEEP_VECTORS"] {
            let name = "\(keep)/\(sample.name.replacingOccurrences(of: " ", with: "-"))-\(format)"
            try Data(png(of: try drawing.seen())).write(to: URL(fileURLWithPath: name + ".png"))
            try Data(png(of: picture)).write(to: URL(fileURLWithPath: name + "-.png"))
            try Data(drawing.bytes).write(to: URL(fileURLWithPath: name))
        }
    }

    @Test(arguments: cases)
    func onlyWhatNeedsItIsMadeOfPixels(_ sample: VectorSample, _ format: DrawFormat) throws {
        let drawing = try VectorDrawing(sample.list, as: format, pictures: VectorSample.pictures)
        if !sample.pixels.contains(format) { #expect(!drawing.holdsPicture) }
    }

    @Test func lettersAreGlyphs() throws {
        let list = try #require(VectorSample.table.first { $0.name == "text" }?.list)
        let svg = try VectorDrawing(list, as: .svg).source
        #expect(svg.components(separatedBy: "xlink:href=\"#glyph").count == 6, "one use a letter")
        #expect(try VectorDrawing(list, as: .pdf).text().trimmingCharacters(in: .whitespacesAndNewlines) == "Hello")
    }

    @Test(arguments: ["opacity", "clip", "mask", "transform", "shadow", "effects within effects"])
    func textUnderEffectsCanStillBeRead(_ name: String) throws {
        let list = try #require(VectorSample.table.first { $0.name == name }?.list)
        #expect(try VectorDrawing(list, as: .pdf).text().contains("Hello"))
        #expect(try VectorDrawing(list, as: .svg).source.contains("#glyph"))
    }

    @Test func aPointIsAUnit() throws {
        let list = DisplayList(size: CGSize(width: 338, height: 158), commands: [.fill(CGRect(0, 0, 10, 10), .red)])
        let svg = try VectorDrawing(list, as: .svg, scale: 3).source
        #expect(svg.contains(#"width="338px" height="158px" viewBox="0 0 338 158""#))
        #expect(try VectorDrawing(list, as: .pdf, scale: 3).source.contains("/MediaBox [ 0 0 338 158 ]"))
    }

    @Test(arguments: DrawFormat.vectors)
    func theSameListGivesTheSameBytes(_ format: DrawFormat) throws {
        let list = try #require(VectorSample.table.first { $0.name == "effects within effects" }?.list)
        let first = try VectorDrawing(list, as: format)
        #expect(try VectorDrawing(list, as: format).bytes == first.bytes)
        #expect(!first.source.contains("CreationDate"))
    }

    @Test(arguments: DrawFormat.vectors)
    func whatIsMissingIsTold(_ format: DrawFormat) throws {
        let list = DisplayList(
            size: CGSize(width: 20, height: 20), commands: [.image(ImageUse(image: 0, rect: .canvas)), .fill(.canvas, .red)],
            images: [ImageKey(digest: [7])])
        let drawing = try VectorDrawing(list, as: format)
        #expect(drawing.warnings == [.pictureMissing(ImageKey(digest: [7]))])
        #expect(try drawing.seen()[10, 10] == .red)
    }

    @Test(arguments: DrawFormat.vectors)
    func aListIsAsLargeAsAPictureMayBe(_ format: DrawFormat) {
        let writer = PictureWriter(PictureRenderer(folders: FontFolders([])))
        #expect(throws: PictureError.self) {
            try writer.file(of: DisplayList(size: CGSize(width: 9_000, height: 10)), as: format, scale: 1)
        }
        #expect(throws: PictureError.scale(0)) { try writer.file(of: DisplayList(size: .zero), as: format, scale: 0) }
    }

    @Test(arguments: DrawFormat.vectors)
    func theDeepestGroupsAreWritten(_ format: DrawFormat) throws {
        let depth = DisplayList.Limits.depth
        let fills = [DisplayList.Command.fill(.canvas, .red), .fill(CGRect(0, 0, 10, 10), .blue)]
        let commands =
            Array(repeating: DisplayList.Command.push(.opacity(0.99)), count: depth) + fills + Array(repeating: .pop, count: depth)
        let list = DisplayList(size: CGSize(width: 20, height: 20), commands: commands)
        #expect(try VectorDrawing(list, as: format).bytes.count > 100)
    }
}
