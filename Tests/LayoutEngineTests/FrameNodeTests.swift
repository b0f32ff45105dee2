import Foundation
import LayoutEngine
import Testing

@Suite struct FrameNodeTests {
    @Test(arguments: [
        LayoutCase("both sides, in the middle", Leaf.box(20, 10).framed(60, 30), ["20,10 20x10"], size: "60x30"),
        LayoutCase("one side, the other the child's", Leaf.box(20, 10).framed(60, nil), ["20,0 20x10"], size: "60x10"),
        LayoutCase("at a corner", Leaf.box(20, 10).framed(60, 30, .bottomTrailing), ["40,20 20x10"]),
        LayoutCase("the child is offered the frame", Leaf.fill().framed(60, 30), ["0,0 60x30"]),
        LayoutCase("a wider child reaches out on both sides", Leaf.box(80, 10).framed(60, 30), ["-10,10 80x10"], size: "60x30"),
        LayoutCase("none at all changes nothing", Leaf.fill().framed(nil, nil), ["0,0 100x50"]),
        LayoutCase("a length that is none is as if not said", Leaf.box(20, 10).framed(.nan, -5), ["0,0 20x10"], size: "20x10"),
        LayoutCase("an endless length is as if not said", Leaf.box(20, 10).framed(.infinity, 30), ["0,10 20x10"], size: "20x30"),
        LayoutCase("a spacer in a frame", row(Leaf.box(10, 10), spacer(0).framed(30, nil), Leaf.box(10, 10)), ["0,0 10x10", "40,0 10x10"]),
    ])
    func fixedFrames(_ given: LayoutCase) { given.check() }

    @Test(
        arguments: [
            LayoutCase("as wide as there is room", Leaf.box(20, 10).flexed(maxWidth: .infinity), ["40,0 20x10"], size: "100x10"),
            LayoutCase("at the leading edge of it", Leaf.box(20, 10).flexed(maxWidth: .infinity, .leading), ["0,0 20x10"], size: "100x10"),
            LayoutCase(
                "in both directions", Leaf.box(20, 10).flexed(maxWidth: .infinity, maxHeight: .infinity, .topLeading), ["0,0 20x10"],
                size: "100x50"),
            LayoutCase("no more than the greatest", Leaf.fill().flexed(maxWidth: 60), ["0,0 60x50"], size: "60x50"),
            LayoutCase(
                "the greatest alone takes what is proposed up to it", Leaf.box(20, 10).flexed(maxWidth: 60), ["20,0 20x10"], size: "60x10"),
            LayoutCase("a larger child is cut to the greatest", Leaf.box(80, 10).flexed(maxWidth: 60), ["-10,0 80x10"], size: "60x10"),
            LayoutCase("no less than the least", Leaf.box(20, 10).flexed(minWidth: 40), ["10,0 20x10"], size: "40x10"),
            LayoutCase("the least alone keeps a larger child", Leaf.box(60, 10).flexed(minWidth: 40), ["0,0 60x10"], size: "60x10"),
            LayoutCase("the least beyond the room", Leaf.fill().flexed(minWidth: 140), ["0,0 140x50"], size: "140x50"),
            LayoutCase("between both", Leaf.box(20, 10).flexed(minWidth: 40, maxWidth: 80), in: (60, 50), ["20,0 20x10"], size: "60x10"),
            LayoutCase(
                "the least wins over a smaller greatest", Leaf.fill().flexed(minWidth: 80, maxWidth: 40), ["0,0 80x50"], size: "80x50"),
            LayoutCase("the ideal where none is proposed", Leaf.fill().flexed(idealWidth: 70), in: (nil, 20), ["0,0 70x20"], size: "70x20"),
            LayoutCase("the ideal is not asked otherwise", Leaf.fill().flexed(idealWidth: 70), ["0,0 100x50"]),
            LayoutCase(
                "none proposed and none said: the child's", Leaf.box(20, 10).flexed(maxWidth: .infinity), in: (nil, nil), ["0,0 20x10"],
                size: "20x10"),
            LayoutCase("endless room", Leaf.box(20, 10).flexed(maxWidth: .infinity), in: (.infinity, 10), size: "infx10"),
            LayoutCase("bounds that are no numbers", Leaf.box(20, 10).flexed(minWidth: .nan, maxWidth: .nan), ["0,0 20x10"], size: "20x10"),
        ])
    func flexibleFrames(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase(
            "two halves", row(Leaf.box(20, 10).flexed(maxWidth: .infinity), Leaf.box(10, 10).flexed(maxWidth: .infinity)),
            ["15,0 20x10", "70,0 10x10"], size: "100x10"),
        LayoutCase(
            "the rest beside a rigid child", row(Leaf.box(30, 10), Leaf.box(10, 10).flexed(maxWidth: .infinity, .leading)),
            ["0,0 30x10", "30,0 10x10"], size: "100x10"),
        LayoutCase(
            "a column of full rows", column(Leaf.box(20, 10).flexed(maxWidth: .infinity, .leading), Leaf.box(40, 10)),
            ["0,0 20x10", "30,10 40x10"], size: "100x20"),
        LayoutCase(
            "least widths share what is left", row(Leaf.fill().flexed(minWidth: 60), Leaf.fill().flexed(minWidth: 10)),
            ["0,0 60x50", "60,0 40x50"]),
    ])
    func framesInStacks(_ given: LayoutCase) { given.check() }

    @Test func rightToLeftAlignsToTheRight() {
        #expect(Leaf.box(20, 10).framed(60, 30, .topLeading).turned().frames(100, 50) == ["40,0 20x10"])
        #expect(Leaf.box(20, 10).flexed(maxWidth: .infinity, .leading).turned().frames(100, 50) == ["80,0 20x10"])
    }
}
