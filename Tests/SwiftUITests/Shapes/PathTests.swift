import Drawing
import Foundation
import SwiftUI
import Testing

@Suite struct PathTests {
    private func printed(_ draw: (inout Path) -> Void) -> String { "\(Path(draw).outline)" }

    @Test func linesAndCurves() {
        let drawn = printed { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 4))
            path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 6, y: 7), control2: CGPoint(x: 8, y: 8))
            path.closeSubpath()
            path.closeSubpath()
        }
        #expect(drawn == "path M1,2 L3,4 Q4,4 5,6 C6,7 8,8 9,9 Z")
    }

    @Test func whatHasNoBeginningBeginsAtItsEnd() {
        #expect(printed { $0.addLine(to: CGPoint(x: 3, y: 4)) } == "path M3,4")
        #expect(printed { $0.addQuadCurve(to: CGPoint(x: 3, y: 4), control: .zero) } == "path M3,4")
        #expect(printed { $0.closeSubpath() } == "path")
    }

    @Test func aNamedShapeKeepsItsNameUntilMoreIsAdded() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(printed { $0.addRect(rect) } == "rect 1,2 10x20")
        #expect(printed { $0.addEllipse(in: rect) } == "ellipse 1,2 10x20")
        #expect(printed { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 4)) } == "continuousRect 1,2 10x20 radius 3")
        #expect(printed { $0.addRect(rect, transform: .init(translationX: 1, y: 1)) } == "rect 2,3 10x20")
        #expect(
            printed { path in
                path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
                path.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 6)])
            } == "path M0,0 L1,0 L1,1 L0,1 Z M5,5 L6,6")
    }

    /// As on Apple's platforms, `clockwise: false` runs clockwise on screen, where y grows downwards.
    @Test(
        arguments: [
            (0, 90, false, "0,10", 1), (0, 90, true, "0,10", 3), (90, 0, false, "10,0", 3), (90, 0, true, "10,0", 1),
            (0, 360, false, "10,0", 4), (0, 360, true, "10,0", 4), (-90, 270, false, "0,-10", 4), (0, 720, false, "10,0", 4),
            (0, -90, false, "0,-10", 3), (0, -90, true, "0,-10", 1),
        ] as [(Double, Double, Bool, String, Int)])
    func arcs(start: Double, end: Double, clockwise: Bool, last: String, quarters: Int) throws {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        let point = try #require(path.currentPoint)
        #expect("\(Int(point.x.rounded())),\(Int(point.y.rounded()))" == last)
        #expect(path.outline.segments.count == quarters + 1)
    }

    @Test func anArcGoesOnFromTheCurrentPoint() {
        #expect(
            printed { path in
                path.move(to: .zero)
                path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
                path.closeSubpath()
            } == "path M0,0 L10,0 C10,5.52 5.52,10 0,10 Z")
        #expect(
            printed { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90)) }
                == "path M10,0 C10,-5.52 5.52,-10 0,-10")
        #expect(printed { $0.addRelativeArc(center: .zero, radius: .nan, startAngle: .zero, delta: .degrees(90)) } == "path")
    }

    @Test func aCornerIsRounded() {
        #expect(
            printed { path in
                path.move(to: .zero)
                path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
            } == "path M0,0 L15,0 C17.76,0 20,2.24 20,5")
        #expect(
            printed { path in
                path.move(to: .zero)
                path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
            } == "path M0,0 L20,0")
    }

    @Test func whereThePathStands() {
        var path = Path()
        #expect(path.currentPoint == nil)
        #expect(path.isEmpty)
        #expect(path.boundingRect.isNull)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        #expect(path.currentPoint == CGPoint(x: 5, y: 1))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 0))
        #expect(Path(CGRect(x: 3, y: 4, width: 5, height: 5)).currentPoint == CGPoint(x: 3, y: 4))
    }

    @Test func pointsWithin() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 5)))
        #expect(!circle.contains(CGPoint(x: 1, y: 1)))
        var ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
    }

    @Test func stepsInOrder() {
        var steps: [Path.Element] = []
        Path(CGRect(x: 0, y: 0, width: 2, height: 1)).forEach { steps.append($0) }
        #expect(
            steps == [
                .move(to: .zero), .line(to: CGPoint(x: 2, y: 0)), .line(to: CGPoint(x: 2, y: 1)), .line(to: CGPoint(x: 0, y: 1)),
                .closeSubpath,
            ])
    }

    @Test func movedAndTrimmed() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect("\(path.offsetBy(dx: 1, dy: 2).outline)" == "rect 1,2 10x10")
        #expect("\(path.applying(.init(scaleX: 2, y: 3)).outline)" == "rect 0,0 20x30")
        #expect("\(path.trimmedPath(from: 0, to: 0.25).outline)" == "path M0,0 L10,0")
        #expect("\(Path { $0.addPath(path, transform: .init(translationX: 5, y: 0)) }.outline)" == "rect 5,0 10x10")
    }

    @Test func addingManyLinesCopiesNothing() {
        var path = Path()
        for index in 0..<100_000 { path.addLine(to: CGPoint(x: CGFloat(index), y: 0)) }
        #expect(path.outline.segments.count == 100_000)
    }
}
