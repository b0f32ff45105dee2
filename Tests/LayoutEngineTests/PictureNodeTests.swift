import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct PictureNodeTests {
    private func picture(_ resizing: PictureNode.Resizing, tint: ((CGRect) -> Paint)? = nil) -> PictureNode {
        PictureNode(
            image: ImageKey(digest: [1]), natural: CGSize(width: 40, height: 20), resizing: resizing, interpolation: .high, tint: tint)
    }

    @Test func aPictureHasItsOwnSize() {
        #expect(picture(.none).extent(100, 50) == "40x20")
        #expect(picture(.none).commands(ProposedSize(width: 10, height: 10)).printed == "image 0 0,0 40x20 interpolation high")
    }

    @Test func aResizablePictureTakesItsRoom() {
        #expect(picture(.stretch(nil)).extent(100, 50) == "100x50")
        #expect(picture(.stretch(nil)).extent(nil, nil) == "40x20")
        #expect(picture(.stretch(nil)).extent(100, nil) == "100x20")
        #expect(picture(.stretch(nil)).ratio(nil).extent(100, 100) == "100x50")
    }

    @Test func capsDoNotStretch() {
        let caps = ImageUse.Insets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            picture(.stretch(caps)).commands(ProposedSize(width: 80, height: 20)).printed
                == "image 0 0,0 80x20 interpolation high caps 1/2/3/4 of 40x20")
    }

    @Test func tilesFillTheRoom() {
        #expect(
            picture(.tile).commands(ProposedSize(width: 60, height: 30)).printed == """
                push clip rect 0,0 60x30
                  image 0 0,0 40x20 interpolation high
                  image 0 40,0 40x20 interpolation high
                  image 0 0,20 40x20 interpolation high
                  image 0 40,20 40x20 interpolation high
                """)
        #expect(picture(.tile).commands(ProposedSize(width: 40_000, height: 30_000)).count == 1)
    }

    @Test func aTintMayDependOnTheRoom() {
        let tinted = picture(.none) { $0.width > 30 ? .color(.black) : .color(.white) }
        #expect(tinted.commands(.zero).printed == "image 0 0,0 40x20 tint #000000 interpolation high")
    }

    @Test func aPictureOfNothingDrawsNothing() {
        let empty = PictureNode(image: ImageKey(digest: [1]), natural: .zero, resizing: .tile, interpolation: .low, tint: nil)
        #expect(empty.commands(ProposedSize(width: 0, height: 0)).isEmpty)
        #expect(empty.commands(ProposedSize(width: 10, height: 10)).count == 1)
    }
}
