import Drawing
import Foundation
import Testing
@testable import SwiftUI

@MainActor @Suite struct UIGraphicsImageRendererTests {
    private let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))

    /// What is drawn of a picture, without what it is drawn under.
    private func painted(_ image: UIImage) -> [String] {
        Stage().draw(Image(uiImage: image)).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("push move") && !$0.hasPrefix("pop") }
    }

    @Test func whatAClosureDrawsIsThePicture() {
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
            context.cgContext.setFillColor(UIColor.blue.cgColor)
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 10, width: 10, height: 10))
            context.cgContext.setStrokeColor(UIColor.green.cgColor)
            context.cgContext.setLineWidth(2)
            context.cgContext.stroke(CGRect(x: 20, y: 10, width: 10, height: 10))
        }
        #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 3 && image.pngData() == nil)
        let lines = painted(image)
        #expect(lines.contains { $0.hasPrefix("fill rect 0,0 40x10 #FF0000") })
        #expect(lines.contains { $0.hasPrefix("fill ellipse 0,10 10x10 #0000FF") })
        #expect(lines.contains { $0.hasPrefix("stroke rect 20,10 10x10 #00FF00") && $0.contains("2") })
    }

    @Test func aPictureTakesItsRoomAsAnyOther() {
        let image = renderer.image {
            UIColor.red.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        #expect(Stage().draw(Image(uiImage: image)).contains("move 30,40"))
        let filled = Stage().draw(Image(uiImage: image).resizable())
        #expect(filled.contains("2.5") && filled.contains("fill rect 0,0 40x20"))
    }

    @Test func aPictureIsDrawnSmaller() throws {
        let photo = try #require(UIImage(named: "photo"))
        let smaller = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in
            photo.draw(in: CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        #expect(Stage().list(Image(uiImage: smaller)).images == [ImageKey(digest: [1])])
        #expect(painted(smaller).contains("image 0 0,0 8x4"))
        #expect(painted(try #require(smaller.preparingThumbnail(of: CGSize(width: 4, height: 2)))).contains("image 0 0,0 8x4"))
        #expect(smaller.preparingThumbnail(of: CGSize(width: 0, height: CGFloat.nan)) == nil)
    }

    @Test func statesAreKeptAndGivenBack() {
        let lines = painted(
            renderer.image { renderer in
                let context = renderer.cgContext
                context.saveGState()
                context.translateBy(x: 5, y: 0)
                context.setAlpha(0.5)
                context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
                context.setFillColor(UIColor.red)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.restoreGState()
                context.restoreGState()
                context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
            })
        #expect(lines.contains { $0.hasPrefix("fill rect 0,0 4x4 #FF000080") })
        #expect(lines.contains { $0.hasPrefix("fill rect 1,1 2x2 #000000") })
    }

    @Test func pathsAreBuiltAndDrawn() {
        let lines = painted(
            renderer.image { _ in
                let path = UIBezierPath()
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 10, y: 0))
                path.addLine(to: CGPoint(x: 10, y: 10))
                path.close()
                path.lineWidth = 3
                path.lineCapStyle = .round
                UIColor.red.set()
                path.fill()
                path.stroke(with: .normal, alpha: 0.5)
            })
        #expect(lines.contains { $0.hasPrefix("fill path") && $0.contains("#FF0000") })
        #expect(lines.contains { $0.hasPrefix("stroke path") && $0.contains("#FF000080") && $0.contains("round") })
    }

    @Test func cornersAreChosen() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 4, height: 4))
        #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)) && path.contains(CGPoint(x: 19.8, y: 0.2)))
        let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(half.bounds.minY) < 0.01 && abs(half.bounds.maxY - 10) < 0.01 && abs(half.currentPoint.x + 10) < 0.01)
        #expect(Path(half.cgPath) == half.cgPath && UIBezierPath().isEmpty && UIBezierPath().currentPoint == .zero)
    }

    @Test func whatIsClearedLeavesWhatLiesBehind() {
        let image = renderer.image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            $0.cgContext.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        let printed = Stage().draw(Image(uiImage: image))
        #expect(printed.contains("destinationOut") && printed.contains("push opacity 1"))
    }

    @Test func aTintPaintsTheShape() throws {
        let star = try #require(UIImage(systemName: "star")).withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(Stage().runs(Image(uiImage: star)).map(\.paint) == [.color(RGBA(red: 1, green: 0, blue: 0))])
        let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.withRenderingMode(.alwaysTemplate)
        let printed = Stage().draw(Image(uiImage: image).foregroundStyle(.blue))
        #expect(printed.contains("mask") && printed.contains("fill rect 0,0 40x20 #007AFF"))
    }

    @Test func nothingIsDrawnWhereNoPictureIs() {
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func theOlderWayNests() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 2)
        let inner = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
        inner.draw(at: CGPoint(x: 1, y: 2))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 10) && image?.scale == 2 && UIGraphicsGetCurrentContext() == nil)
        let lines = image.map(painted) ?? []
        #expect(lines.contains { $0.hasPrefix("fill rect 0,0 10x10") } && lines.contains { $0.hasPrefix("fill rect 0,0 40x20") })
    }

    @Test(arguments: [
        CGSize(width: -1, height: 4), CGSize(width: CGFloat.nan, height: 4), CGSize(width: CGFloat.infinity, height: 1), .zero,
    ])
    func aSizeThatIsNoneIsNothing(_ size: CGSize) {
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        #expect(image.size == .zero && Stage().list(Image(uiImage: image)).commands.isEmpty)
        #expect(UIGraphicsImageRenderer(size: size).pngData { _ in }.isEmpty)
    }
}
