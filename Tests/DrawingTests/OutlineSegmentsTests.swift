import Drawing
import Foundation
import Testing

@Suite struct OutlineSegmentsTests {
    private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

    @Test func anEllipseIsFourCurvesThatFollowTheCircle() {
        let segments = Outline.ellipse(square).segments
        #expect(segments.count == 6)
        for point in samples(of: segments) {
            #expect(abs(hypot(point.x - 60, point.y - 70) - 50) < 0.02)
        }
    }

    @Test func aCircularCornerFollowsItsArc() {
        let segments = Outline.roundedRect(square, radii: CornerRadii(20), style: .circular).segments
        for point in samples(of: segments) where point.x < 30 && point.y < 40 {
            #expect(abs(hypot(point.x - 30, point.y - 40) - 20) < 0.01)
        }
        #expect(Outline.path(segments).bounds == square)
    }

    @Test func aContinuousCornerBeginsEarlierAndStaysBelowTheCircle() {
        let segments = Outline.roundedRect(square, radii: CornerRadii(20), style: .continuous).segments
        guard case .move(let start) = segments.first else { return #expect(Bool(false)) }
        #expect(abs(start.x - (10 + 20 * 1.528665)) < 0.001)
        #expect(start.y == 20)
        let diagonal = samples(of: segments).min { $0.x + $0.y < $1.x + $1.y }
        let circle = 30 + 2 * (20 - 20 * 0.5.squareRoot())
        #expect(abs((diagonal.map { $0.x + $0.y } ?? 0) - circle) < 0.5)
        #expect(Outline.path(segments).bounds == square)
    }

    @Test func aContinuousCurveNeverBendsBack() {
        for radius in [10, 33, 40, 48, 50] as [CGFloat] {
            let points = samples(of: Outline.roundedRect(square, radii: CornerRadii(radius), style: .continuous).segments)
            for (index, point) in points.enumerated().dropFirst(2) {
                let before = points[index - 1]
                let turn = cross(points[index - 2], before, point)
                #expect(turn > -1e-6, "radius \(radius) at \(point)")
            }
        }
    }

    @Test func withoutRoomAContinuousCornerBecomesCircular() {
        let continuous = Outline.roundedRect(square, radii: CornerRadii(50), style: .continuous).segments
        let circular = Outline.roundedRect(square, radii: CornerRadii(50), style: .circular).segments
        #expect(continuous == circular)
        #expect(samples(of: continuous).allSatisfy { abs(hypot($0.x - 60, $0.y - 70) - 50) < 0.02 })
    }

    @Test func radiiThatDoNotFitShrinkTogether() {
        let radii = CornerRadii(topLeft: 150, topRight: 50, bottomRight: 0, bottomLeft: 30).fitted(to: square.size)
        #expect(radii == CornerRadii(topLeft: 75, topRight: 25, bottomRight: 0, bottomLeft: 15))
        #expect(CornerRadii(9).fitted(to: .zero) == CornerRadii(0))
    }

    @Test func withoutRadiiItIsARectangle() {
        let corners = Outline.rect(square).segments
        #expect(Outline.roundedRect(square, radii: CornerRadii(0), style: .continuous).segments == corners)
        #expect(corners.count == 5)
        #expect(Outline.path(corners).bounds == square)
    }

    @Test func aPathIsItsOwnSegments() {
        #expect(Outline.path([.move(.zero), .close]).segments == [.move(.zero), .close])
    }

    private func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    }

    /// Points along a path: the ends of its lines, and eight on each curve.
    private func samples(of segments: [Outline.Segment]) -> [CGPoint] {
        var points: [CGPoint] = []
        for segment in segments {
            switch segment {
            case .move(let end), .line(let end): points.append(end)
            case .curve(let end, let control1, let control2):
                guard let from = points.last else { continue }
                points += (1...8).map { cubic(from, control1, control2, end, CGFloat($0) / 8) }
            case .quad, .close: break
            }
        }
        return points
    }

    private func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
        func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
        return mix(mix(mix(a, b), mix(b, c)), mix(mix(b, c), mix(c, d)))
    }
}
