import Drawing
import Foundation
import Testing

@Suite struct OutlineMovingTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func everyPointMoves() {
        let path: [Outline.Segment] = [
            .move(.zero), .line(CGPoint(x: 1, y: 1)), .quad(CGPoint(x: 2, y: 2), control: .zero),
            .curve(CGPoint(x: 3, y: 3), control1: .zero, control2: CGPoint(x: 1, y: 0)), .close,
        ]
        let moved = Outline.path(path).offset(by: CGSize(width: 10, height: -1))
        #expect("\(moved)" == "path M10,-1 L11,0 Q10,-1 12,1 C10,-1 11,-1 13,2 Z")
        let shape = Outline.roundedRect(rect, radii: CornerRadii(4), style: .continuous)
        #expect("\(shape.offset(by: CGSize(width: 5, height: 6)))" == "continuousRect 5,6 40x20 radius 4")
        #expect(Outline.ellipse(rect).offset(by: CGSize(width: 1, height: 0)) == .ellipse(rect.offsetBy(dx: 1, dy: 0)))
        #expect(Outline.rect(rect).offset(by: CGSize(width: 1, height: 0)) == .rect(rect.offsetBy(dx: 1, dy: 0)))
    }

    @Test(
        arguments: [
            (2, "circularRect 2,2 36x16 radius 2/0/6/0"), (-2, "circularRect -2,-2 44x24 radius 6/0/10/3"),
            (15, "circularRect 15,10 10x0 radius 0"), (100, "circularRect 20,10 0x0 radius 0"),
        ] as [(CGFloat, String)])
    func cornersKeepTheirCentresAndNothingTurnsInsideOut(distance: CGFloat, printed: String) {
        let radii = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 8, bottomLeft: 1)
        #expect("\(Outline.roundedRect(rect, radii: radii, style: .circular).inset(by: distance))" == printed)
    }

    @Test func shapesWithoutCornersShrinkToo() {
        #expect(Outline.rect(rect).inset(by: 5) == .rect(CGRect(x: 5, y: 5, width: 30, height: 10)))
        #expect(Outline.ellipse(rect).inset(by: 5) == .ellipse(CGRect(x: 5, y: 5, width: 30, height: 10)))
        #expect(Outline.path([.move(.zero)]).inset(by: 5) == .path([.move(.zero)]))
    }
}
