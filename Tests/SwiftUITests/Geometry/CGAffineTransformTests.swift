import Foundation
import SwiftUI
import Testing

@Suite struct CGAffineTransformTests {
    private let point = CGPoint(x: 3, y: 4)

    @Test func mapsOfPoints() {
        #expect(point.applying(.identity) == point)
        #expect(point.applying(.init(translationX: 1, y: 2)) == CGPoint(x: 4, y: 6))
        #expect(point.applying(.init(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 12))
        let turned = point.applying(.init(rotationAngle: .pi / 2))
        #expect(abs(turned.x + 4) < 1e-12 && abs(turned.y - 3) < 1e-12)
        #expect(CGSize(width: 3, height: 4).applying(.init(translationX: 9, y: 9)) == CGSize(width: 3, height: 4))
    }

    @Test func whatIsSaidLastIsDoneFirst() {
        let map = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(point.applying(map) == CGPoint(x: 16, y: 8))
        #expect(point.applying(CGAffineTransform(translationX: 10, y: 0).concatenating(.init(scaleX: 2, y: 2))) == CGPoint(x: 26, y: 8))
        #expect(point.applying(CGAffineTransform(translationX: 1, y: 0).rotated(by: 0)) == CGPoint(x: 4, y: 4))
    }

    @Test func whatCanBeUndoneIs() {
        let map = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let back = point.applying(map).applying(map.inverted())
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
        #expect(CGAffineTransform().isIdentity && !map.isIdentity)
    }

    @Test func rectanglesAreBounded() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let turned = rect.applying(.init(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
    }

    @Test func anglesAreDegreesOrRadians() {
        #expect(Angle(degrees: 180).radians == .pi)
        #expect(Angle.radians(.pi).degrees == 180)
        #expect(Angle.degrees(90) + .degrees(10) - .degrees(50) == .degrees(50))
        #expect(-Angle.degrees(90) < .zero)
        #expect(Angle.degrees(45) * 2 / 3 == .degrees(30))
    }
}
