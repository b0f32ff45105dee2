import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PictureRendererTests {
    private let renderer = PictureRenderer(folders: FontFolders([]))

    @Test(arguments: [(1.0, 338, 158), (2, 676, 316), (3, 1_014, 474), (0.5, 169, 79), (1.25, 423, 198)])
    func theBitmapHasThePixelsOfTheCanvas(_ scale: Double, _ width: Int, _ height: Int) throws {
        let bitmap = try renderer.draw(DisplayList(size: CGSize(width: 338, height: 158)), scale: scale).bitmap
        #expect(bitmap.width == width && bitmap.height == height)
        #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    }

    @Test(arguments: [(10.0, 0.0), (10, -1), (10, .nan), (10, .infinity), (0, 2), (-5, 2), (.nan, 2), (8_193, 1), (4_096, 3), (0.1, 1)])
    func canvasesThatAreNoneAreRefused(_ side: Double, _ scale: Double) {
        #expect(throws: PictureError.self) { try renderer.draw(DisplayList(size: CGSize(width: side, height: 10)), scale: scale) }
    }

    @Test func theErrorSaysWhatIsAllowed() {
        let error = PictureError.size(width: 9_000, height: 10, limit: 8_192)
        #expect(throws: error) { try renderer.draw(DisplayList(size: CGSize(width: 9_000, height: 10)), scale: 1) }
        #expect(error.description == "a picture of 9000.0 × 10.0 pixels; each side may be 1 to 8192")
    }

    @Test func cornersAreCutOnceForAllLayers() throws {
        let fill = DisplayList.Command.fill(CGRect(-5, -5, 50, 50), .red)
        let below = DisplayList.Command.fill(CGRect(-5, -5, 50, 50), .blue)
        let one = try Drawn([fill], width: 40, height: 40, scale: 2, cornerRadius: 10)
        let two = try Drawn([below, fill], width: 40, height: 40, scale: 2, cornerRadius: 10)
        #expect(one.bitmap == two.bitmap)
        #expect(one[0, 0] == 0 && one[79, 0] == 0 && one[0, 79] == 0 && one[79, 79] == 0 && one[40, 0] == .red && one[12, 12] == .red)
        for place in 0..<80 {
            #expect(abs(one.alpha(place, 3) - one.alpha(79 - place, 3)) <= 3 && abs(one.alpha(place, 3) - one.alpha(3, place)) <= 3)
        }
    }

    @Test func cornersOfASmallCanvasMakeItRound() throws {
        let drawn = try Drawn([.fill(.canvas, .red)], cornerRadius: 10)
        #expect(drawn.alpha(0, 0) == 0 && drawn.alpha(10, 10) == 255 && drawn.alpha(2, 2) < 200)
        #expect(try Drawn([.fill(.canvas, .red)], cornerRadius: 1e9)[0, 0] == 0)
    }

    @Test func theSameListGivesTheSameBytes() throws {
        let list = DisplayList(size: CGSize(width: 30, height: 30), cornerRadius: 7, commands: Self.sample)
        let first = try png(of: renderer.draw(list, scale: 2).bitmap)
        let again = try png(of: renderer.draw(list, scale: 2).bitmap)
        let elsewhere = try png(of: PictureRenderer(folders: FontFolders([])).draw(list, scale: 2).bitmap)
        #expect(first == again && first == elsewhere)
    }

    @Test func aBitmapIsUsedAgainWithoutWhatWasOnIt() throws {
        let list = DisplayList(size: CGSize(width: 30, height: 30), commands: Self.sample)
        var bitmap = try #require(Bitmap(width: 60, height: 60, pixels: [UInt32](repeating: .red, count: 3_600)))
        #expect(try renderer.draw(list, scale: 2, into: &bitmap).isEmpty)
        #expect(bitmap == (try renderer.draw(list, scale: 2).bitmap))
    }

    private static let sample: [DisplayList.Command] = [
        .fill(
            .canvas,
            .angular(
                stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)], center: .zero, startAngle: 0, endAngle: 3)),
        .push(.shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2))),
        .fill(.roundedRect(CGRect(3, 3, 20, 11), radii: CornerRadii(4), style: .continuous), .red, .nonZero), .pop,
        .push(.blur(radius: 1.5)), .stroke(.ellipse(CGRect(10, 10, 15, 12)), .blue, StrokePen(width: 2, dash: [3, 1])), .pop,
    ]
}
