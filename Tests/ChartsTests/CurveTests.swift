import Charts
import Drawing
import Foundation
import Testing

@Suite struct CurveTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]
    private static let methods: [InterpolationMethod] = [.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd]

    @Test(arguments: methods) func curvesPassThroughTheirPoints(_ method: InterpolationMethod) throws {
        let curve = try #require(Curve(through: points, method))
        let passed = [curve.start] + curve.pieces.map(\.to)
        #expect(points.allSatisfy(passed.contains))
    }

    @Test(arguments: methods) func turnedTwiceACurveIsItself(_ method: InterpolationMethod) throws {
        let curve = try #require(Curve(through: points, method))
        #expect(curve.reversed.start == points.last && curve.reversed.reversed == curve)
    }

    @Test(arguments: methods) func onePointIsNoLineAndNoneNoCurve(_ method: InterpolationMethod) {
        #expect(Curve(through: [], method) == nil)
        #expect(Curve(through: [points[0]], method)?.segments == [.move(points[0])])
    }

    @Test(arguments: methods) func pointsOfOnePlaceMakeNoBadNumbers(_ method: InterpolationMethod) throws {
        let curve = try #require(Curve(through: [points[0], points[0], points[1], points[1]], method))
        let bounds = Outline.path(curve.segments).bounds
        #expect(bounds.width.isFinite && bounds.height.isFinite && bounds.width <= 12)
    }

    @Test func monotoneCurvesStayBetweenTheirPoints() throws {
        let curve = try #require(Curve(through: points, .monotone))
        #expect(Outline.path(curve.segments).bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test func stepsTurnWhereTheySay() throws {
        func corners(_ method: InterpolationMethod) throws -> [CGPoint] {
            try #require(Curve(through: Array(points.prefix(2)), method)).pieces.map(\.to)
        }
        #expect(try corners(.stepStart)[0] == CGPoint(x: 0, y: 0) && corners(.stepStart)[1] == CGPoint(x: 0, y: 10))
        #expect(try corners(.stepCenter)[1] == CGPoint(x: 5, y: 10))
        #expect(try corners(.stepEnd)[1] == CGPoint(x: 10, y: 10) && corners(.stepEnd)[0] == CGPoint(x: 10, y: 0))
    }

    @Test func straightPointsMakeStraightCurves() throws {
        let line = (0..<4).map { CGPoint(x: Double($0) * 10, y: Double($0) * 5) }
        for method in [InterpolationMethod.catmullRom, .monotone] {
            let curve = try #require(Curve(through: line, method))
            for case .curve(_, let control1, let control2) in curve.segments {
                #expect(abs(control1.y - control1.x / 2) < 1e-9 && abs(control2.y - control2.x / 2) < 1e-9)
            }
        }
    }

    @Test func anAreaGoesThereAndBack() throws {
        let high = try #require(Curve(through: Array(points.prefix(2)), .linear))
        let low = try #require(Curve(through: [CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20)], .linear))
        #expect(
            high.area(to: low) == [
                .move(points[0]), .line(points[1]), .line(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 0, y: 20)), .close,
            ])
    }
}
