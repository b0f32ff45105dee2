import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct LeafNodesTests {
    @Test(arguments: [
        (nil as LayoutAxis?, "30x40", "8x8"), (.horizontal, "30x0", "8x0"), (.vertical, "0x40", "0x8"),
    ])
    func aSpacerGrowsAlongItsStack(axis: LayoutAxis?, proposed: String, ideal: String) {
        #expect(SpacerNode(axis: axis, least: 8).extent(30, 40) == proposed)
        #expect(SpacerNode(axis: axis, least: 8).extent(nil, nil) == ideal)
    }

    @Test func aReaderIsToldItsRoomAndDrawsInItsCorner() {
        var told: [CGRect] = []
        let reader = ReaderNode { room in
            told.append(room.rect)
            return Leaf.box(10, 10)
        }
        #expect(row(Leaf.box(20, 50), reader).frames(100, 50) == ["0,0 20x50", "20,0 10x10"])
        #expect(told == [CGRect(x: 20, y: 0, width: 80, height: 50)])
        #expect(reader.turned().frames(100, 50) == ["90,0 10x10"])
        #expect(reader.extent(nil, nil) == "10x10")
    }

    @Test func endlessRoomIsNotDrawn() {
        #expect(Leaf.fill().frames(.infinity, 10) == [])
        #expect(ReaderNode { _ in Leaf.box(1, 1) }.frames(.infinity, .infinity) == [])
    }

    @Test func aProposalIsFilled() {
        #expect(ProposedSize(width: nil, height: 5).filled() == CGSize(width: 10, height: 5))
        #expect(ProposedSize.unspecified.filled(by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 2))
        #expect(ProposedSize.infinity[.vertical] == .infinity)
    }
}
