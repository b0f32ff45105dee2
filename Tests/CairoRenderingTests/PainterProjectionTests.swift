import Drawing
import Foundation
import Testing

@Suite struct PainterProjectionTests {
    /// A square of 16 points about the middle, its right half blue, under a projection about the middle.
    private func drawn(_ projection: Projection, scale: Double = 1, around: [DisplayList.Effect] = []) throws -> Drawn {
        let square = [
            DisplayList.Command.fill(CGRect(2, 2, 8, 16), .red), .fill(CGRect(10, 2, 8, 16), .blue),
        ]
        let effects = around + [.projection(projection.from(CGPoint(x: 10, y: 10)))]
        return try Drawn(effects.map { .push($0) } + square + effects.map { _ in .pop }, scale: scale)
    }

    @Test func aMapWithoutPerspectiveChangesNothing() throws {
        let drawn = try drawn(.identity)
        #expect(drawn[3, 10] == .red && drawn[16, 10] == .blue && drawn[1, 10] == 0 && drawn[18, 10] == 0)
        #expect(drawn.ink == CGRect(2, 2, 16, 16))
    }

    /// At the left edge what lies 8 points from the middle is 1.25 times as far from it, at the right edge 0.83 times.
    @Test func whatIsFarAwayIsSmaller() throws {
        let drawn = try drawn(Projection(.identity, p: 0.025))
        #expect(drawn[1, 1] == .red && drawn.alpha(0, 2) > 200, "beyond the square's own edges")
        #expect(drawn[15, 10] == .blue && drawn.alpha(17, 10) == 0 && drawn.alpha(16, 1) == 0)
        #expect(drawn[9, 10] >> 16 & 255 > 250 && drawn[10, 10] & 255 > 250, "the middle stays")
    }

    @Test func pixelsOfThePictureNotOfPoints() throws {
        let drawn = try drawn(Projection(.identity, p: 0.025), scale: 3)
        #expect(drawn[1, 10] == .red && drawn[45, 30] == .blue && drawn.alpha(51, 30) == 0)
        #expect(drawn[28, 30] == .red && drawn[31, 30] == .blue)
    }

    /// Twelve stripes a point wide are seen a quarter as wide: grey, not this or that stripe.
    @Test func whatBecomesSmallerStaysSmooth() throws {
        let stripes = (0..<16).map { DisplayList.Command.fill(CGRect(2 + CGFloat($0), 2, 1, 16), $0 % 2 == 0 ? .black : .white) }
        let narrow = Projection(.scale(x: 0.25, y: 1)).from(CGPoint(x: 2, y: 10))
        let drawn = try Drawn([.push(.projection(narrow))] + stripes + [.pop])
        for x in 3..<5 { #expect(abs(Int(drawn[x, 10] & 255) - 128) < 40, "\(x)") }
    }

    @Test func itIsClippedAndFadedAsAGroup() throws {
        let drawn = try drawn(Projection(.identity, p: 0.025), around: [.clip(.rect(CGRect(0, 0, 20, 10)), .nonZero), .opacity(0.5)])
        #expect(drawn[3, 12] == 0 && abs(drawn.alpha(3, 5) - 128) <= 1)
    }

    @Test func whatLiesBehindTheEyeIsNotSeen() throws {
        #expect(try drawn(Projection(.identity, p: 0.125)).alpha(19, 10) == 0)
        #expect(try drawn(Projection(.identity, r: -1)).ink == nil)
        #expect(try drawn(Projection(.scale(x: 0, y: 1), p: 0.1)).ink == nil)
    }
}
