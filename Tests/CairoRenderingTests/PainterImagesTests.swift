import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PainterImagesTests {
    /// Four quarters: red, blue over white, black.
    private func quarters(_ side: Int, scale: Double = 1) throws -> Picture {
        let pixels = (0..<side * side).map { index -> UInt32 in
            let (right, low) = (index % side >= side / 2, index / side >= side / 2)
            return low ? (right ? .black : .white) : (right ? .blue : .red)
        }
        return Picture(bitmap: try #require(Bitmap(width: side, height: side, pixels: pixels)), scale: scale)
    }

    private func use(_ rect: CGRect, tint: Paint? = nil, _ interpolation: ImageUse.Interpolation = .medium) -> DisplayList.Command {
        .image(ImageUse(image: 0, rect: rect, tint: tint, interpolation: interpolation))
    }

    @Test func pixelForPixelNothingChanges() throws {
        let drawn = try Drawn([use(CGRect(3, 4, 8, 8))], pictures: [try quarters(8)])
        #expect(drawn.ink == CGRect(3, 4, 8, 8))
        #expect(drawn[3, 4] == .red && drawn[7, 4] == .blue && drawn[6, 8] == .white && drawn[10, 11] == .black)
    }

    @Test func onAFractionOfAPixelItStaysSharp() throws {
        let drawn = try Drawn([use(CGRect(3.4, 4, 8, 8))], pictures: [try quarters(8)])
        #expect(drawn[6, 6] == .red && drawn[7, 6] == .blue)
    }

    @Test(arguments: [64, 200, 500])
    func madeSmallerItIsSharpAndKeepsItsColours(_ side: Int) throws {
        let drawn = try Drawn([use(CGRect(0, 0, 20, 20))], pictures: [try quarters(side)])
        #expect(drawn[2, 2] == .red && drawn[8, 8] == .red && drawn[11, 8] == .blue && drawn[8, 11] == .white && drawn[17, 17] == .black)
        #expect(drawn.bitmap.pixels.allSatisfy { $0 >> 24 == 255 }, "no edge fades out")
    }

    @Test func madeLargerItIsSmoothOrInBlocks() throws {
        let smooth = try Drawn([use(.canvas)], pictures: [try quarters(2)])
        #expect(smooth[0, 0] == .red && smooth[10, 2] != .red && smooth[10, 2] != .blue && smooth[19, 0] == .blue)
        let blocks = try Drawn([use(.canvas, .none)], pictures: [try quarters(2)])
        #expect(Set(blocks.bitmap.pixels) == [.red, .blue, .white, .black] && blocks[9, 9] == .red && blocks[10, 9] == .blue)
        let best = try Drawn([use(.canvas, .high)], pictures: [try quarters(2)])
        #expect(best[0, 0] >> 24 == 255 && best.alpha(19, 19) == 255)
    }

    @Test func itsColoursMayBeChanged() throws {
        let inverted = ImageUse(image: 0, rect: CGRect(0, 0, 8, 8), colors: .scaled(-1, adding: 1))
        let drawn = try Drawn([.image(inverted), use(CGRect(10, 0, 8, 8))], pictures: [try quarters(8)])
        #expect(drawn[1, 1] == 0xFF00_FFFF && drawn[5, 1] == 0xFFFF_FF00 && drawn[1, 5] == .black && drawn[5, 5] == .white)
        #expect(drawn[11, 1] == .red, "the same picture as it is")
    }

    @Test func turnedItIsStillThere() throws {
        let quarter = Transform.rotation(.pi / 2).around(CGPoint(x: 10, y: 10))
        let drawn = try Drawn([.push(.transform(quarter)), use(.canvas), .pop], pictures: [try quarters(20)])
        #expect(drawn[15, 5] == .red && drawn[15, 15] == .blue && drawn[5, 5] == .white && drawn[5, 15] == .black)
    }

    @Test func aTintKeepsTheShapeAlone() throws {
        var pixels = [UInt32](repeating: 0, count: 16)
        pixels[5] = .white
        pixels[6] = 0x8000_0000
        let picture = Picture(bitmap: try #require(Bitmap(width: 4, height: 4, pixels: pixels)))
        let drawn = try Drawn([use(CGRect(0, 0, 4, 4), tint: .red)], pictures: [picture])
        #expect(drawn[1, 1] == .red && drawn[2, 1] == 0x8080_0000 && drawn[0, 0] == 0)
    }

    @Test func aFadedPictureIsFaded() throws {
        let drawn = try Drawn([.push(.opacity(0.5)), use(CGRect(0, 0, 8, 8)), .pop], pictures: [try quarters(8)])
        #expect(abs(drawn.alpha(1, 1) - 128) <= 1 && drawn.alpha(9, 9) == 0)
        let tinted = try Drawn([.push(.opacity(0.5)), use(CGRect(0, 0, 8, 8), tint: .blue), .pop], pictures: [try quarters(8)])
        #expect(abs(tinted.alpha(1, 1) - 128) <= 1)
    }

    @Test func aPictureInACircleHasOneSoftEdge() throws {
        let clip = DisplayList.Effect.clip(.ellipse(.canvas), .nonZero)
        let picture = Picture(bitmap: try #require(Bitmap(width: 20, height: 20, pixels: [UInt32](repeating: .red, count: 400))))
        let drawn = try Drawn([.push(clip), use(.canvas), .pop], pictures: [picture])
        #expect(drawn.bitmap == (try Drawn([.fill(.ellipse(.canvas), .red, .nonZero)])).bitmap)
    }

    /// How many pixels a point has is known of the file, or said by the list.
    @Test(arguments: [(1.0, true), (2, true), (1, false), (2, false)])
    func endsKeepTheirSizeAndTheMiddleStretches(_ pictureScale: Double, isKnown: Bool) throws {
        // A frame two points thick around blue.
        let side = Int(8 * pictureScale)
        let edge = Int(2 * pictureScale)
        let pixels = (0..<side * side).map { index -> UInt32 in
            [index % side, index / side].allSatisfy { edge..<side - edge ~= $0 } ? .blue : .red
        }
        let picture = Picture(bitmap: try #require(Bitmap(width: side, height: side, pixels: pixels)), scale: isKnown ? pictureScale : 7)
        let insets = ImageUse.Insets(top: 2, left: 2, bottom: 2, right: 2)
        let natural = isKnown ? nil : CGSize(width: 8, height: 8)
        let drawn = try Drawn(
            [.image(ImageUse(image: 0, rect: .canvas, interpolation: .none, capInsets: insets, natural: natural))], pictures: [picture])
        #expect(drawn[1, 10] == .red && drawn[2, 10] == .blue && drawn[17, 10] == .blue && drawn[18, 10] == .red)
        #expect(drawn[10, 1] == .red && drawn[10, 2] == .blue && drawn[0, 0] == .red && drawn[19, 19] == .red)
    }

    @Test func insetsThatFindNoRoomShrink() throws {
        let insets = ImageUse.Insets(top: 50, left: 50, bottom: 50, right: -3)
        for natural in [nil, .zero, CGSize(width: 1e-45, height: 1e4)] {
            let use = ImageUse(image: 0, rect: .canvas, capInsets: insets, natural: natural)
            let drawn = try Drawn([.image(use)], pictures: [try quarters(8)])
            #expect(drawn.ink == .canvas && drawn.warnings.isEmpty)
        }
    }

    @Test func missingPicturesAreSaidOnce() throws {
        let drawn = try Drawn([use(.canvas), use(.canvas), .image(ImageUse(image: 3, rect: .canvas)), .fill(.canvas, .red)])
        #expect(drawn.warnings == [.noSuchEntry(table: "images", index: 0), .noSuchEntry(table: "images", index: 3)])
        #expect(drawn[3, 3] == .red)
        let empty = Picture(bitmap: Bitmap(width: 0, height: 0))
        #expect(try Drawn([use(.canvas)], pictures: [empty]).warnings == [.pictureMissing(ImageKey(digest: [0]))])
    }
}
