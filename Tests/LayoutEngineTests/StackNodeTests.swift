import Foundation
import LayoutEngine
import Testing

@Suite struct StackNodeTests {
    @Test(arguments: [
        LayoutCase(
            "children stand side by side, centred", row(Leaf.box(20, 10), Leaf.box(30, 30)), ["0,10 20x10", "20,0 30x30"], size: "50x30"),
        LayoutCase(
            "spacing stands between, not around", row(Leaf.box(20, 10), Leaf.box(30, 10), Leaf.box(5, 10), spacing: 4),
            ["0,0 20x10", "24,0 30x10", "58,0 5x10"], size: "63x10"),
        LayoutCase("nobody says a distance: 8 points", row(Leaf.box(20, 10), Leaf.box(30, 10), spacing: nil), ["0,0 20x10", "28,0 30x10"]),
        LayoutCase(
            "negative spacing overlaps", row(Leaf.box(20, 10), Leaf.box(30, 10), spacing: -5), ["0,0 20x10", "15,0 30x10"], size: "45x10"),
        LayoutCase("two that fill share evenly", row(Leaf.fill(), Leaf.fill()), ["0,0 50x50", "50,0 50x50"], size: "100x50"),
        LayoutCase("the rigid one first, the rest to the other", row(Leaf.fill(), Leaf.box(30, 10)), ["0,0 70x50", "70,20 30x10"]),
        LayoutCase(
            "the less flexible is asked first", row(Leaf.wide(0...20, ideal: 20), Leaf.wide(0...200, ideal: 200)),
            ["0,0 20x10", "20,0 80x10"]),
        LayoutCase(
            "what one leaves goes to the next", row(Leaf.wide(0...10, ideal: 10), Leaf.fill(), Leaf.fill()),
            ["0,20 10x10", "10,0 45x50", "55,0 45x50"]),
        LayoutCase(
            "too little room: each its least", row(Leaf.box(80, 10), Leaf.box(80, 10)), ["0,0 80x10", "80,0 80x10"], size: "160x10"),
        LayoutCase(
            "a column does the same downwards", column(Leaf.fill(), Leaf.box(30, 10)), ["0,0 100x40", "35,40 30x10"], size: "100x50"),
        LayoutCase("no children, no size", row(), [], size: "0x0"),
        LayoutCase(
            "an ideal size is asked with none proposed", row(Leaf.fill(), Leaf.text(60)), in: (nil, nil), ["0,0 10x10", "10,0 60x10"],
            size: "70x10"),
        LayoutCase(
            "endless room is endless for each that takes it", row(Leaf.box(20, 10), Leaf.fill()), in: (.infinity, 10), ["0,0 20x10"],
            size: "infx10"),
        LayoutCase(
            "zero room leaves the least", row(Leaf.wide(5...50, ideal: 20), Leaf.wide(0...50, ideal: 20)), in: (0, 0), ["0,0 5x10"],
            size: "5x10"),
        LayoutCase(
            "endless across is endless too", column(Leaf.box(20, 10), Leaf.fill()), in: (.infinity, 20), ["0,0 20x10"], size: "infx20"),
        LayoutCase(
            "rows that stretch make a column that does",
            row(column(row(Leaf.text(20), spacer(), Leaf.text(20))), Leaf.wide(0...40, ideal: 40)),
            ["0,0 20x10", "40,0 20x10", "60,0 40x10"], size: "100x10"),
        LayoutCase("text beside text shares by need", row(Leaf.text(30), Leaf.text(200)), ["0,10 30x10", "30,0 70x30"], size: "100x30"),
    ])
    func children(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase(
            "a spacer pushes apart", row(Leaf.box(20, 10), spacer(), Leaf.box(20, 10), spacing: nil), ["0,0 20x10", "80,0 20x10"],
            size: "100x10"),
        LayoutCase(
            "it keeps 8 points", row(Leaf.box(50, 10), spacer(), Leaf.box(50, 10), spacing: nil), ["0,0 50x10", "58,0 50x10"],
            size: "108x10"),
        LayoutCase(
            "or the least it is told", row(Leaf.box(50, 10), spacer(0), Leaf.box(50, 10), spacing: nil), ["0,0 50x10", "50,0 50x10"]),
        LayoutCase(
            "with a distance of the stack around it", row(Leaf.box(20, 10), spacer(0), Leaf.box(20, 10), spacing: 5), in: (40, 50),
            ["0,0 20x10", "30,0 20x10"], size: "50x10"),
        LayoutCase("text takes what it needs first", row(Leaf.text(80), spacer(), spacing: nil), ["0,0 80x10"], size: "100x10"),
        LayoutCase("and wraps only when it must", row(Leaf.text(120), spacer(), spacing: nil), ["0,0 92x20"], size: "100x20"),
        LayoutCase("what fills leaves it the least", row(Leaf.fill(), spacer(), spacing: nil), ["0,0 92x50"]),
        LayoutCase("two spacers share", row(spacer(), Leaf.box(20, 10), spacer(), spacing: nil), ["40,0 20x10"]),
        LayoutCase(
            "with none proposed it is at its least", row(Leaf.box(20, 10), spacer(), Leaf.box(20, 10), spacing: nil), in: (nil, nil),
            ["0,0 20x10", "28,0 20x10"], size: "48x10"),
        LayoutCase("it has no depth of its own", column(Leaf.box(20, 10), spacer(axis: .vertical)), ["0,0 20x10"], size: "20x50"),
        LayoutCase("outside of a stack it fills", spacer(axis: nil).framed(30, 20), [], size: "30x20"),
    ])
    func spacers(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase("the higher is asked first", row(Leaf.text(200), Leaf.text(60).priority(1)), ["0,0 40x50", "40,20 60x10"]),
        LayoutCase(
            "but leaves the others their least", row(Leaf.wide(30...100, ideal: 100), Leaf.fill().priority(1)),
            ["0,20 30x10", "30,0 70x50"]),
        LayoutCase(
            "a lower than usual comes last", row(Leaf.fill().priority(-1), Leaf.wide(0...90, ideal: 90)), ["0,0 10x50", "10,20 90x10"]),
        LayoutCase(
            "it goes through a wrapper", row(Leaf.text(200), Leaf.text(60).priority(1).padded(leading: 5)), ["0,0 35x60", "40,25 60x10"]),
    ])
    func priorities(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase("top", row(Leaf.box(20, 10), Leaf.box(30, 30), alignment: Guide.top), ["0,0 20x10", "20,0 30x30"]),
        LayoutCase("bottom", row(Leaf.box(20, 10), Leaf.box(30, 30), alignment: Guide.bottom), ["0,20 20x10", "20,0 30x30"]),
        LayoutCase("leading", column(Leaf.box(20, 10), Leaf.box(30, 30), alignment: Guide.leading), ["0,0 20x10", "0,10 30x30"]),
        LayoutCase("trailing", column(Leaf.box(20, 10), Leaf.box(30, 30), alignment: Guide.trailing), ["10,0 20x10", "0,10 30x30"]),
        LayoutCase(
            "a guide of its own moves one", row(Leaf.box(20, 10).guided(Guide.top) { _ in -5 }, Leaf.box(30, 30), alignment: Guide.top),
            ["0,5 20x10", "20,0 30x30"], size: "50x30"),
        LayoutCase(
            "and makes the stack deeper", row(Leaf.box(20, 10).guided(Guide.top) { _ in 5 }, Leaf.box(30, 30), alignment: Guide.top),
            ["0,0 20x10", "20,5 30x30"], size: "50x35"),
        LayoutCase(
            "a guide for another line changes nothing",
            row(Leaf.box(20, 10).guided(Guide.bottom) { _ in 5 }, Leaf.box(30, 30), alignment: Guide.top),
            ["0,0 20x10", "20,0 30x30"]),
        LayoutCase(
            "it may be made of others",
            row(Leaf.box(20, 10).guided(Guide.top) { $0[Guide.bottom] }, Leaf.box(30, 30), alignment: Guide.top),
            ["0,0 20x10", "20,10 30x30"]),
    ])
    func alignments(_ given: LayoutCase) { given.check() }

    @Test(arguments: [
        LayoutCase(
            "in the middle of a wrapper",
            row(Leaf.box(20, 30).guided(Guide.baseline) { _ in 20 }.padded(top: 5), Leaf.box(10, 10), alignment: Guide.baseline),
            ["0,5 20x30", "20,15 10x10"]),
        LayoutCase(
            "the first of a column",
            row(
                column(Leaf.box(20, 10).guided(Guide.baseline) { _ in 8 }, Leaf.box(20, 10).guided(Guide.baseline) { _ in 8 }),
                Leaf.box(10, 20).guided(Guide.baseline) { _ in 16 }, alignment: Guide.baseline),
            ["0,8 20x10", "0,18 20x10", "20,0 10x20"], size: "30x28"),
        LayoutCase(
            "the last of a column",
            row(
                column(Leaf.box(20, 10).guided(Guide.lastBaseline) { _ in 8 }, Leaf.box(20, 10).guided(Guide.lastBaseline) { _ in 8 }),
                Leaf.box(10, 20).guided(Guide.lastBaseline) { _ in 16 }, alignment: Guide.lastBaseline),
            ["0,0 20x10", "0,10 20x10", "20,2 10x20"], size: "30x22"),
        LayoutCase(
            "the average of a custom one, through two stacks",
            row(
                column(row(Leaf.box(10, 10).guided(Guide.middle) { _ in 0 }), Leaf.box(10, 30).guided(Guide.middle) { _ in 10 }),
                Leaf.box(10, 10), alignment: Guide.middle),
            ["0,0 10x10", "0,10 10x30", "10,5 10x10"]),
    ])
    func nestedGuides(_ given: LayoutCase) { given.check() }

    @Test func rightToLeftBeginsAtTheRight() {
        #expect(row(Leaf.box(20, 10), Leaf.box(30, 30), spacing: 4).turned().frames(100, 50) == ["34,10 20x10", "0,0 30x30"])
        let leading = column(Leaf.box(20, 10), Leaf.box(30, 30), alignment: Guide.leading).turned()
        #expect(leading.frames(100, 50) == ["10,0 20x10", "0,10 30x30"])
    }

    @Test func theOrderOfDrawingFollowsTheIndex() {
        #expect(
            row(Leaf.box(1, 1).layer(1), Leaf.box(2, 1), Leaf.box(3, 1).layer(-1), Leaf.box(4, 1)).frames(100, 50)
                == ["3,0 3x1", "1,0 2x1", "6,0 4x1", "0,0 1x1"])
    }

    @Test func whatIsNoNumberIsNothing() {
        let node = row(Leaf.leaf { _ in CGSize(width: CGFloat.nan, height: -5) }, Leaf.box(10, 10))
        #expect(node.extent(100, 50) == "10x10")
        #expect(row(Leaf.fill(), Leaf.box(10, 10)).extent(.nan, .nan) == "10x10")
        #expect(row(Leaf.fill(), Leaf.box(10, 10)).frames(.nan, 20) == ["0,5 10x10"])
    }

    @Test func deepNestingAsksEachLeafAFewTimes() {
        var asked = 0
        var node = Leaf.leaf { proposal in
            asked += 1
            return proposal.filled()
        }
        for depth in 0..<60 {
            node = depth.isMultiple(of: 2) ? row(node, Leaf.box(1, 1), spacer()) : column(Leaf.text(9), node, spacer(axis: .vertical))
        }
        _ = node.frames(400, 400)
        #expect(asked < 400)
    }
}
