import Charts
import Foundation
import Testing

@Suite struct ThinningTests {
    @Test func aColumnKeepsItsFirstLastLowestAndHighest() {
        let points = [3.0, 9, 1, 5, 4].enumerated().map { CGPoint(x: Double($0.offset) / 10, y: $0.element) }
        #expect(Thinning.line(points, column: 1).map(\.y) == [3, 9, 1, 4])
    }

    @Test func whatIsCoarserThanColumnsStays() {
        let points = (0..<50).map { CGPoint(x: Double($0) * 2, y: 0) }
        #expect(Thinning.line(points, column: 1) == points)
    }

    @Test func manyPointsComeToFourAColumn() {
        let points = (0..<100_000).map { CGPoint(x: Double($0) / 1_000, y: sin(Double($0))) }
        #expect(Thinning.line(points, column: 1).count <= 400)
    }

    @Test func columnsGrowWithTheLines() {
        #expect(Thinning.column(300, lines: 1, pixel: 0.5, budget: 6_000) == 0.5)
        #expect(Thinning.column(300, lines: 10, pixel: 0.5, budget: 6_000) == 2)
    }
}
