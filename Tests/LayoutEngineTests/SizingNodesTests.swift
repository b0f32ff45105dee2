import Foundation
import LayoutEngine
import Testing

@Suite struct SizingNodesTests {
    @Test(arguments: [
        LayoutCase("both ways", Leaf.text(200).fixed(), ["0,0 200x10"], size: "200x10"),
        LayoutCase("downwards only: as many lines as it takes", Leaf.text(200).fixed(horizontal: false), ["0,0 100x20"]),
        LayoutCase("sidewards only", Leaf.fill().fixed(vertical: false), ["0,0 10x50"]),
        LayoutCase("in a row it keeps its width", row(Leaf.text(80).fixed(), Leaf.text(80)), ["0,15 80x10", "80,0 20x40"]),
        LayoutCase("neither way changes nothing", Leaf.fill().fixed(horizontal: false, vertical: false), ["0,0 100x50"]),
    ])
    func fixedSizes(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase("fits the height", Leaf.fill().ratio(1), ["0,0 50x50"], size: "50x50"),
        LayoutCase("fits the width", Leaf.fill().ratio(4), ["0,0 100x25"], size: "100x25"),
        LayoutCase("fills the width", Leaf.fill().ratio(1, fills: true), ["0,0 100x100"], size: "100x100"),
        LayoutCase("fills the height", Leaf.fill().ratio(4, fills: true), ["0,0 200x50"], size: "200x50"),
        LayoutCase("the child's own ratio", Leaf.leaf { $0.filled(by: CGSize(width: 40, height: 20)) }.ratio(nil), ["0,0 100x50"]),
        LayoutCase(
            "the child's own ratio fills", Leaf.leaf { $0.filled(by: CGSize(width: 30, height: 30)) }.ratio(nil, fills: true),
            ["0,0 100x100"]),
        LayoutCase("with a width alone", Leaf.fill().ratio(2), in: (60, nil), ["0,0 60x30"]),
        LayoutCase("with a height alone", Leaf.fill().ratio(2), in: (nil, 60), ["0,0 120x60"]),
        LayoutCase("with neither: the ideal size", Leaf.fill().ratio(2), in: (nil, nil), ["0,0 10x10"]),
        LayoutCase("a rigid child stays", Leaf.box(20, 10).ratio(1), ["0,0 20x10"], size: "20x10"),
        LayoutCase("no ratio is none", Leaf.fill().ratio(.nan), ["0,0 100x50"]),
        LayoutCase("a ratio of nothing is none", Leaf.fill().ratio(0), ["0,0 100x50"]),
        LayoutCase("a ratio below nothing is none", Leaf.fill().ratio(-2), ["0,0 100x50"]),
        LayoutCase("in a frame it stands in the middle", Leaf.fill().ratio(1).framed(100, 50), ["25,0 50x50"]),
        LayoutCase("what fills a frame reaches out", Leaf.fill().ratio(1, fills: true).framed(100, 50), ["0,-25 100x100"], size: "100x50"),
    ])
    func ratios(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase(
            "an offset moves the drawing only",
            row(OffsetNode(offset: CGSize(width: 3, height: -4), child: Leaf.box(20, 10)), Leaf.box(5, 10)),
            ["3,-4 20x10", "20,0 5x10"], size: "25x10"),
        LayoutCase(
            "a position takes all the room", PositionNode(center: CGPoint(x: 30, y: 20), child: Leaf.box(20, 10)), ["20,15 20x10"],
            size: "100x50"),
        LayoutCase(
            "with none proposed its own", PositionNode(center: CGPoint(x: 30, y: 20), child: Leaf.box(20, 10)), in: (nil, nil),
            ["20,15 20x10"], size: "20x10"),
    ])
    func places(_ given: LayoutCase) { given.check() }

    @Test func rightToLeftTurnsPlacesToo() {
        #expect(OffsetNode(offset: CGSize(width: 3, height: -4), child: Leaf.box(20, 10)).turned().frames(100, 50) == ["-3,-4 20x10"])
        #expect(PositionNode(center: CGPoint(x: 30, y: 20), child: Leaf.box(20, 10)).turned().frames(100, 50) == ["60,15 20x10"])
    }

    @Test(arguments: [
        LayoutCase(
            "the first that fits",
            ChoiceNode(horizontal: true, vertical: true, children: [Leaf.box(120, 10), Leaf.box(90, 60), Leaf.box(40, 20)]),
            ["0,0 40x20"]),
        LayoutCase(
            "the last where none fits", ChoiceNode(horizontal: true, vertical: true, children: [Leaf.box(120, 10), Leaf.box(110, 10)]),
            ["0,0 110x10"]),
        LayoutCase(
            "only its width counts", ChoiceNode(horizontal: true, vertical: false, children: [Leaf.box(120, 10), Leaf.box(90, 60)]),
            ["0,0 90x60"]),
        LayoutCase(
            "text that would wrap does not fit", ChoiceNode(horizontal: true, vertical: true, children: [Leaf.text(200), Leaf.text(80)]),
            ["0,0 80x10"]),
        LayoutCase("nothing to choose from", ChoiceNode(horizontal: true, vertical: true, children: []), size: "0x0"),
    ])
    func choices(_ given: LayoutCase) { given.check() }
}
