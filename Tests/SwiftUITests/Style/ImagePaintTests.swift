import Drawing
import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct ImagePaintTests {
    /// "photo" is 40 by 20 points.
    private let photo = Image("photo")

    private func paint<Content: View>(_ view: Content, _ stage: Stage = Stage()) -> PicturePaint? {
        stage.list(view).commands.compactMap { $0.paint?.picture }.first
    }

    @Test func aShapeIsFilledWithTilesFromItsCornerOn() {
        let view = Rectangle().fill(ImagePaint(image: photo)).frame(width: 60, height: 50)
        #expect(
            Stage().draw(view) == "fill rect 20,25 60x50 picture 01 part 0,0 1x1 over 20,25 40x20")
        #expect(Stage().list(view).images == [ImageKey(digest: [1])], "the host is told which pictures it needs")
    }

    @Test func aPartAndAScaleMakeTheTile() {
        let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(paint(Rectangle().fill(.image(photo, sourceRect: right, scale: 0.5)))?.tile == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(paint(Rectangle().fill(.image(photo, sourceRect: right)))?.part == right)
        let beyond = ImagePaint(image: photo, sourceRect: CGRect(x: -1, y: 0.5, width: 1.25, height: 3))
        #expect(paint(Rectangle().fill(beyond))?.part == CGRect(x: 0, y: 0.5, width: 0.25, height: 0.5))
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func aScaleThatIsNonePaintsNothing(_ scale: CGFloat) {
        #expect(Stage().draw(Rectangle().fill(.image(photo, scale: scale))).isEmpty)
    }

    @Test(arguments: [CGRect(x: 0, y: 0, width: CGFloat.nan, height: .infinity), CGRect(x: 1, y: 0, width: 1, height: 1), .null])
    func aPartThatIsNonePaintsNothing(_ part: CGRect) {
        #expect(Stage().draw(Rectangle().fill(.image(photo, sourceRect: part))).isEmpty)
    }

    @Test func bordersAndTextArePaintedToo() {
        #expect(Stage().draw(Color.clear.frame(width: 50, height: 50).border(.image(photo), width: 4)).contains("picture 01"))
        #expect(Stage().draw(Circle().stroke(.image(photo), lineWidth: 3)).contains("picture 01"))
        let text = Stage().runs(Text("Hi").foregroundStyle(.image(photo))).first?.paint.picture
        #expect(text?.tile.size == CGSize(width: 40, height: 20) && text?.tile.minX ?? 0 > 0)
    }

    @Test func aCanvasLaysTilesFromAPointOn() {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(photo, origin: CGPoint(x: 3, y: 4), scale: 2))
        }
        #expect(paint(canvas)?.tile == CGRect(x: 3, y: 4, width: 80, height: 40))
    }

    @Test func opacityAndLevelsFadeIt() {
        #expect(paint(Rectangle().fill(.image(photo)).opacity(0.5))?.opacity == 0.5)
        #expect(paint(Rectangle().fill(ImagePaint(image: photo).opacity(0.25)))?.opacity == 0.25)
        #expect(paint(Rectangle().fill(.secondary).foregroundStyle(.image(photo)))?.opacity == 0.5)
    }

    @Test func itsColoursAreChangedAsThoseOfAPicture() {
        #expect(paint(Rectangle().fill(.image(photo)).colorInvert())?.colors == .scaled(-1, adding: 1))
        #expect(paint(Rectangle().fill(.image(Image("glyph"))).foregroundStyle(.red))?.colors != nil, "a template has the foreground's")
        let accented = Stage { $0.colorTreatment = .accented(.black) }
        #expect(paint(Rectangle().fill(.image(photo)), accented)?.colors?.applied(RGBA.black) == .white)
    }

    @Test func whatIsNoFilePaintsNothingAndIsTold() {
        let stage = Stage()
        #expect(stage.draw(Rectangle().fill(.image(Image(systemName: "star")))).isEmpty)
        #expect(stage.warnings.count == 1 && stage.warnings[0].contains("lay it over the shape"))
        #expect(stage.draw(Rectangle().fill(.image(Image("nobody")))).isEmpty && stage.warnings.count == 2)
    }
}
