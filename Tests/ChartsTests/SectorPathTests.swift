import Charts
import Drawing
import Foundation
import Testing

@Suite struct SectorPathTests {
    private func bounds(_ sector: SectorPath) -> CGRect {
        let bounds = Outline.path(sector.segments).bounds
        func round(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
        return CGRect(x: round(bounds.minX), y: round(bounds.minY), width: round(bounds.width), height: round(bounds.height))
    }

    private func sector(_ start: CGFloat, _ end: CGFloat, inner: CGFloat = 0, inset: CGFloat = 0, corner: CGFloat = 0) -> SectorPath {
        SectorPath(center: .zero, inner: inner, outer: 10, start: start, end: end, inset: inset, cornerRadius: corner)
    }

    @Test func aQuarterFillsAQuarter() {
        #expect(bounds(sector(0, .pi / 2)) == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(bounds(sector(0, .pi / 2, inner: 5)) == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func aWholeTurnIsARing() {
        #expect(bounds(sector(0, 2 * .pi, inner: 5)) == CGRect(x: -10, y: -10, width: 20, height: 20))
        #expect(sector(0, 2 * .pi).segments.count < sector(0, 2 * .pi, inner: 5).segments.count)
    }

    @Test func anInsetKeepsItsDistanceFromTheEdges() {
        let bounds = bounds(sector(0, .pi / 2, inset: 1))
        #expect(bounds.minX == 1 && bounds.minY == 1)
        #expect(self.bounds(sector(0, .pi / 2, inner: 5, inset: 1)).minX == 1)
    }

    @Test func nothingIsLeftOfANarrowSector() {
        #expect(sector(0, 0.1, inset: 2).segments.isEmpty)
        #expect(sector(1, 1).segments.isEmpty && sector(1, 0).segments.isEmpty)
        #expect(SectorPath(center: .zero, inner: 0, outer: 0, start: 0, end: 1).segments.isEmpty)
    }

    @Test func cornersAreRounded() {
        let plain = sector(0, .pi / 2, inner: 5)
        let round = sector(0, .pi / 2, inner: 5, corner: 1)
        #expect(!plain.segments.contains { if case .quad = $0 { true } else { false } })
        #expect(round.segments.filter { if case .quad = $0 { true } else { false } }.count == 4)
        #expect(bounds(round).width <= 10)
    }
}
