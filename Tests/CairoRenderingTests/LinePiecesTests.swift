import Drawing
import Foundation
import Rendering
import Testing

@testable import CairoRendering

@Suite struct LinePiecesTests {
    /// 200 points up and down, the steepest way that a chart goes.
    private static let points = (0..<200).map { CGPoint(x: 10 + 0.9 * Double($0), y: 50 + 35 * sin(Double($0 * $0) / 7)) }
    private static let segments = points.enumerated().map { $0 == 0 ? Outline.Segment.move($1) : .line($1) }
    private static let pens = [
        StrokePen(width: 1.5, cap: .round, join: .round), StrokePen(width: 2), StrokePen(width: 3, join: .bevel),
        StrokePen(width: 2, join: .round),
    ]

    @Test(arguments: pens)
    func piecesTogetherCoverWhatTheWholeDoes(_ pen: StrokePen) throws {
        let pieces = try #require(LinePieces(.path(Self.segments), pen))
        #expect(pieces.outlines.count > 20)
        // A line that ends in nothing of a curve is drawn whole.
        let end = Outline.Segment.curve(Self.points[199], control1: Self.points[199], control2: Self.points[199])
        let whole = Outline.path(Self.segments + [end])
        #expect(LinePieces(whole, pen) == nil)
        let (some, all) = (try drawn(.path(Self.segments), .red, pen), try drawn(whole, .red, pen))
        let differences = zip(some.bitmap.pixels, all.bitmap.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
        #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 0.5)
        #expect(differences.filter { $0 > 96 }.count < 20)
    }

    @Test func aTranslucentLineIsNoStrongerWherePiecesMeet() throws {
        let half = Paint.color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        let line = try drawn(.path(Self.segments), half, StrokePen(width: 3, cap: .round, join: .round))
        #expect(line.bitmap.pixels.map { $0 >> 24 }.max() ?? 0 <= 128)
    }

    @Test func shortLinesCurvesDashesAndCapsOfTheirOwnAreDrawnWhole() {
        let path = Outline.path(Self.segments)
        #expect(LinePieces(.path(Array(Self.segments.prefix(20))), StrokePen()) == nil)
        #expect(LinePieces(path, StrokePen(dash: [4, 2])) == nil)
        #expect(LinePieces(path, StrokePen(cap: .square)) == nil)
        #expect(LinePieces(path, StrokePen(cap: .round, join: .miter)) == nil)
        #expect(LinePieces(.path(Self.segments + [.close]), StrokePen()) == nil)
        #expect(LinePieces(.path([.line(.zero)] + Self.segments), StrokePen()) == nil)
        #expect(LinePieces(.ellipse(.canvas), StrokePen()) == nil)
    }

    @Test func aSmoothLineIsOnePiece() throws {
        let bow = (0..<200).map { CGPoint(x: Double($0), y: 50 + 40 * sin(Double($0) / 30)) }
        let segments = bow.enumerated().map { $0 == 0 ? Outline.Segment.move($1) : .line($1) }
        #expect(try #require(LinePieces(.path(segments), StrokePen())).outlines == [.path(segments)])
    }

    @Test func pointsInOnePlaceAreNoTrouble() throws {
        let still = [Outline.Segment.move(.zero)] + Array(repeating: .line(.zero), count: 60)
        #expect(try #require(LinePieces(.path(still), StrokePen())).outlines.count == 1)
        #expect(try drawn(.path(still), .red, StrokePen(width: 4)).ink == nil)
    }

    private func drawn(_ outline: Outline, _ paint: Paint, _ pen: StrokePen) throws -> Drawn {
        try Drawn([.stroke(outline, paint, pen)], width: 200, height: 100, scale: 2)
    }
}
