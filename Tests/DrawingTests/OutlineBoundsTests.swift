import Drawing
import Foundation
import Testing

@Suite struct OutlineBoundsTests {
    @Test(
        arguments: [
            ([.move(CGPoint(x: 5, y: 6))], CGRect(x: 5, y: 6, width: 0, height: 0)),
            ([.move(.zero), .line(CGPoint(x: -10, y: 4))], CGRect(x: -10, y: 0, width: 10, height: 4)),
            ([.move(.zero), .quad(CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))], CGRect(x: 0, y: 0, width: 10, height: 5)),
            (
                [.move(.zero), .curve(CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))],
                CGRect(x: 0, y: 0, width: 10, height: 6)
            ),
            (
                [
                    .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 3, y: 1)), .close,
                    .quad(CGPoint(x: 1, y: 5), control: CGPoint(x: 1, y: 3)),
                ],
                CGRect(x: 1, y: 1, width: 2, height: 4)
            ),
        ] as [([Outline.Segment], CGRect)])
    func aPathIsBoundedByItsCurvesNotByTheirHandles(path: [Outline.Segment], bounds: CGRect) {
        let found = Outline.path(path).bounds
        #expect(abs(found.minX - bounds.minX) < 1e-9 && abs(found.minY - bounds.minY) < 1e-9)
        #expect(abs(found.width - bounds.width) < 1e-9 && abs(found.height - bounds.height) < 1e-9)
    }

    @Test func shapesAreBoundedByTheirRectangle() {
        let turned = CGRect(x: 10, y: 0, width: -4, height: 2)
        let upright = CGRect(x: 6, y: 0, width: 4, height: 2)
        #expect(Outline.rect(turned).bounds == upright)
        #expect(Outline.ellipse(turned).bounds == upright)
        #expect(Outline.roundedRect(turned, radii: CornerRadii(1), style: .circular).bounds == upright)
    }

    @Test func anEmptyPathHasNoBounds() {
        #expect(Outline.path([]).bounds.isNull)
        #expect(Outline.path([.close]).bounds.isNull)
    }
}
