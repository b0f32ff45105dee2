import Foundation
import LayoutEngine
import Testing

@Suite struct RoomSharingTests {
    @Test(arguments: [
        LayoutCase(
            "of endless ones that with the larger least first", row(Leaf.fill().flexed(minWidth: 10), Leaf.fill().flexed(minWidth: 60)),
            ["0,0 40x50", "40,0 60x50"], size: "100x50"),
        LayoutCase(
            "three ranks",
            row(Leaf.wide(20...100, ideal: 20).priority(-1), Leaf.wide(0...30, ideal: 30), Leaf.wide(0...50, ideal: 50).priority(1)),
            ["0,0 20x10", "20,0 30x10", "50,0 50x10"]),
        LayoutCase(
            "nothing left for the last rank but its least", row(Leaf.fill(), Leaf.wide(15...40, ideal: 20).priority(-1)),
            ["0,0 85x50", "85,20 15x10"]),
        LayoutCase("one alone is offered all", row(Leaf.fill()), ["0,0 100x50"]),
        LayoutCase("less than nothing is nothing", row(Leaf.box(120, 10), Leaf.fill()), ["0,20 120x10"], size: "120x50"),
    ])
    func shares(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase(
            "without a depth all are placed in the deepest's", row(Leaf.fill(), Leaf.box(10, 30)), in: (30, nil),
            ["0,0 20x30", "20,0 10x30"],
            size: "30x30"),
        LayoutCase(
            "so rows of a column at its ideal width are equally wide",
            column(Leaf.box(20, 10).flexed(maxWidth: .infinity, .leading), Leaf.box(40, 10)).fixed(), ["0,0 20x10", "0,10 40x10"],
            size: "40x20"),
        LayoutCase(
            "in depth all are placed in what the highest priority takes",
            LayeredNode(alignment: .center, children: [Leaf.fill(), Leaf.box(140, 60).priority(1)]), ["0,0 140x60", "0,0 140x60"],
            size: "140x60"),
    ])
    func placing(_ given: LayoutCase) { given.check() }
}
