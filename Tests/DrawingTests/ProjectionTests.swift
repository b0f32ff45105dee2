import Drawing
import Foundation
import Testing

@Suite struct ProjectionTests {
    private let tilt = Projection(Transform(a: 0.5, tx: 3), p: 0.01, r: 1)
    private let corner = CGPoint(x: 10, y: 20)

    private func near(_ first: CGPoint?, _ second: CGPoint?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
    }

    @Test func farPointsComeNearerToEachOther() {
        #expect(tilt.apply(.zero) == CGPoint(x: 3, y: 0))
        #expect(tilt.apply(CGPoint(x: 100, y: 8)) == CGPoint(x: 26.5, y: 4))
        #expect(tilt.apply(CGPoint(x: -100, y: 8)) == nil, "at the eye")
        #expect(!tilt.isAffine && Projection(.scale(x: 2, y: 3)).isAffine)
    }

    @Test func mapsFollowEachOther() {
        let both = tilt.then(Projection(Transform(b: 0.25, ty: 7), q: 0.02))
        let second = Projection(Transform(b: 0.25, ty: 7), q: 0.02)
        #expect(near(both.apply(corner), tilt.apply(corner).flatMap(second.apply)))
        #expect(near(tilt.from(corner).apply(corner), CGPoint(x: 13, y: 20)))
    }

    @Test func aMapIsTakenBack() throws {
        let inverse = try #require(tilt.inverse)
        #expect(near(tilt.apply(corner).flatMap(inverse.apply), corner))
        #expect(inverse.apply(CGPoint(x: 60, y: 0)) == nil, "beyond the horizon, to which no point of the plane goes")
        #expect(Projection(.scale(x: 0, y: 1)).inverse == nil && Projection(.identity, p: .infinity).inverse == nil)
    }

    @Test func whatIsSeenOfARectangle() {
        #expect(
            Projection(.translation(x: 1, y: 2)).bounds(of: CGRect(x: 0, y: 0, width: 4, height: 5))
                == CGRect(x: 1, y: 2, width: 4, height: 5))
        #expect(tilt.bounds(of: CGRect(x: 0, y: 0, width: 100, height: 8)) == CGRect(x: 3, y: 0, width: 23.5, height: 8))
        let behind = tilt.bounds(of: CGRect(x: -300, y: 0, width: 100, height: 8))
        #expect(behind.isNull)
        let halfway = tilt.bounds(of: CGRect(x: -300, y: 0, width: 300, height: 8))
        #expect(halfway.maxX == 3 && halfway.minX < -40_000 && halfway.minX > -60_000)
    }
}
