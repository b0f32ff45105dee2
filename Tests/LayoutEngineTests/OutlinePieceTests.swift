import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct OutlinePieceTests {
    private let square = Outline.rect(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test(
        arguments: [
            (0, 0.5, "path M0,0 L10,0 L10,10"),
            (0.125, 0.375, "path M5,0 L10,0 L10,5"),
            (0.75, 1, "path M0,10 L0,0"),
            (0, 1, "rect 0,0 10x10"),
            (-1, 2, "rect 0,0 10x10"),
            (0.5, 0.5, "path"),
            (0.7, 0.2, "path"),
            (.nan, 0.25, "path M0,0 L10,0"),
        ] as [(CGFloat, CGFloat, String)])
    func aPartOfASquare(start: CGFloat, end: CGFloat, expected: String) {
        #expect("\(square.trimmed(from: start, to: end))" == expected)
    }

    @Test func aQuarterOfACircleIsCutByLength() throws {
        let circle = Outline.ellipse(CGRect(x: -10, y: -10, width: 20, height: 20))
        for part in stride(from: 0.05, through: 0.95, by: 0.15) {
            let end = try #require(circle.trimmed(from: 0, to: part).pieces.last?.to)
            let angle = part * 2 * .pi
            #expect(end.distance(to: CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))) < 0.02)
        }
    }

    @Test func aPartMayBeginInTheMiddleOfACurve() throws {
        let circle = Outline.ellipse(CGRect(x: -10, y: -10, width: 20, height: 20))
        let part = circle.trimmed(from: 0.1, to: 0.15).pieces
        let first = try #require(part.first)
        #expect(part.count == 1)
        #expect(first.from.distance(to: CGPoint(x: 10 * cos(0.2 * .pi), y: 10 * sin(0.2 * .pi))) < 0.02)
        #expect(abs(first.length - .pi) < 0.02)
    }

    @Test func linesApartStayApart() {
        let lines = Outline.path([.move(.zero), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
        #expect("\(lines.trimmed(from: 0.25, to: 0.75))" == "path M5,0 L10,0 M0,5 L5,5")
    }

    @Test func lengthsAddUp() {
        let ring = Outline.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20)).pieces.reduce(0) { $0 + $1.length }
        #expect(abs(ring - 20 * .pi) < 0.05)
        #expect(square.pieces.reduce(0) { $0 + $1.length } == 40)
    }

    @Test func mapsKeepTheNamesTheyCan() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let cases: [(Outline, Transform, String)] = [
            (.rect(rect), .scale(x: 2, y: 0.5), "rect 0,0 20x10"),
            (.ellipse(rect), .scale(x: -1, y: 1), "ellipse -10,0 10x20"),
            (.roundedRect(rect, radii: CornerRadii(3), style: .circular), .translation(x: 1, y: 2), "circularRect 1,2 10x20 radius 3"),
            (.rect(rect), .rotation(.pi / 2), "path M0,0 L0,10 L-20,10 L-20,0 Z"),
            (.rect(rect), .identity, "rect 0,0 10x20"),
        ]
        for (outline, map, expected) in cases { #expect("\(outline.mapped(by: map))" == expected) }
    }
}
