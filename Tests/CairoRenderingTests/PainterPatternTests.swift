import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PainterPatternTests {
    /// Four pixels: red, blue over white, black.
    private var quarters: Picture {
        get throws { Picture(bitmap: try #require(Bitmap(width: 2, height: 2, pixels: [.red, .blue, .white, .black]))) }
    }

    private func paint(
        _ tile: CGRect, part: CGRect = CGRect(0, 0, 1, 1), colors: ColorMatrix? = nil, opacity: Double = 1
    ) -> Paint {
        .picture(
            PicturePaint(
                image: ImageKey(digest: [0]), part: part, tile: tile, interpolation: .none, colors: colors, opacity: opacity))
    }

    private func filled(_ paint: Paint, _ rect: CGRect = .canvas, scale: Double = 1) throws -> Drawn {
        try Drawn([.fill(rect, paint)], scale: scale, pictures: [try quarters])
    }

    @Test func aTileIsRepeatedToAllSides() throws {
        let drawn = try filled(paint(CGRect(9, 9, 2, 2)))
        for x in 0..<20 {
            for y in 0..<20 {
                let expected: [UInt32] = [.red, .blue, .white, .black]
                #expect(drawn[x, y] == expected[(y + 1) % 2 * 2 + (x + 1) % 2], "\(x) \(y)")
            }
        }
    }

    @Test func onlyThePartIsRepeated() throws {
        let right = try filled(paint(CGRect(0, 0, 1, 2), part: CGRect(0.5, 0, 0.5, 1)))
        #expect((0..<20).allSatisfy { right[$0, 4] == .blue && right[$0, 5] == .black })
    }

    @Test func theTileIsInPoints() throws {
        let drawn = try filled(paint(CGRect(0, 0, 10, 10)), scale: 2)
        #expect(drawn[1, 1] == .red && drawn[9, 9] == .red && drawn[10, 9] == .blue && drawn[9, 10] == .white && drawn[21, 1] == .red)
    }

    @Test func onlyTheShapeIsPainted() throws {
        let drawn = try filled(paint(CGRect(0, 0, 2, 2)), CGRect(4, 4, 6, 6))
        #expect(drawn.ink == CGRect(4, 4, 6, 6))
        let stroke = try Drawn(
            [.stroke(.rect(CGRect(5, 5, 10, 10)), paint(CGRect(0, 0, 2, 2)), StrokePen(width: 2))], pictures: [try quarters])
        #expect(stroke[4, 4] == .red && stroke[5, 4] == .blue && stroke.alpha(10, 10) == 0)
    }

    @Test func coloursAndAlphaMayBeChanged() throws {
        let drawn = try filled(paint(CGRect(0, 0, 2, 2), colors: .scaled(-1, adding: 1), opacity: 0.5))
        #expect(drawn[0, 0] == 0x8000_8080 && drawn.alpha(1, 1) == 128)
        let group = try Drawn([.push(.opacity(0.5)), .fill(.canvas, paint(CGRect(0, 0, 2, 2))), .pop], pictures: [try quarters])
        #expect(group[0, 0] == 0x8080_0000)
    }

    @Test func aLargePictureIsMadeSmallerSmoothly() throws {
        let pixels = (0..<256 * 256).map { $0 % 2 == 0 ? UInt32.black : .white }
        let fine = Picture(bitmap: try #require(Bitmap(width: 256, height: 256, pixels: pixels)))
        let grey = PicturePaint(image: ImageKey(digest: [0]), tile: CGRect(0, 0, 8, 8))
        let drawn = try Drawn([.fill(.canvas, .picture(grey))], pictures: [fine])
        #expect((0..<20).allSatisfy { abs(Int(drawn[$0, 10] & 255) - 128) < 8 })
    }

    @Test(arguments: [
        CGRect(0, 0, 0, 2), CGRect(0, 0, -2, 0), CGRect(.infinity, 0, 1, 1), CGRect(0, 0, .nan, 1), CGRect(0, 0, 1e-30, 1e30),
    ])
    func aTileThatIsNoneIsNoHarm(_ tile: CGRect) throws { #expect(try filled(paint(tile)).warnings.isEmpty) }

    @Test(arguments: [CGRect(0, 0, 0, 1), CGRect(2, 2, 1, 1), CGRect(0, 0, .nan, .infinity), CGRect(-5, -5, 0.5, 9)])
    func aPartOutsideOfThePicturePaintsNothing(_ part: CGRect) throws {
        let drawn = try filled(paint(CGRect(0, 0, 2, 2), part: part))
        #expect(drawn.ink == nil)
    }

    @Test func aPictureThatIsMissingIsTold() throws {
        let drawn = try Drawn([.fill(.canvas, paint(CGRect(0, 0, 2, 2)))])
        #expect(drawn.ink == nil && drawn.warnings == [.pictureMissing(ImageKey(digest: [0]))])
    }
}
