import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct CGMutablePathTests {
    @Test func whatIsAddedIsThePath() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 11, y: 2))
        path.addLine(to: CGPoint(x: 11, y: 22))
        path.closeSubpath()
        #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 10, height: 20))
        #expect(Stage().draw(Path(path).fill(.black)).hasPrefix("fill path M1,2 L11,2 L11,22 Z"))
    }

    @Test func allWhoHoldItSeeIt() {
        let path = CGMutablePath()
        let same = path
        same.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = CGMutablePath()
        other.addPath(path)
        other.addRoundedRect(in: CGRect(x: 20, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
        other.addArc(center: CGPoint(x: 35, y: 5), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(!path.isEmpty && other.boundingBox.maxX == 40)
    }

    @Test func aContextTakesIt() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.cgContext.addPath(path)
            $0.cgContext.fillPath()
        }
        #expect(Stage().draw(Image(uiImage: image)).contains("fill"))
    }
}
