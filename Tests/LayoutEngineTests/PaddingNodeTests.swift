import Foundation
import LayoutEngine
import Testing

@Suite struct PaddingNodeTests {
    @Test(arguments: [
        LayoutCase("room around", Leaf.box(20, 10).padded(top: 1, leading: 2, bottom: 3, trailing: 4), ["2,1 20x10"], size: "26x14"),
        LayoutCase(
            "the child is offered what is left", Leaf.fill().padded(top: 5, leading: 10, bottom: 5, trailing: 10), ["10,5 80x40"],
            size: "100x50"),
        LayoutCase("negative room reaches out", Leaf.fill().padded(leading: -10, trailing: -10), ["-10,0 120x50"], size: "100x50"),
        LayoutCase("more room than there is", Leaf.fill().padded(leading: 80, trailing: 80), in: (100, 50), size: "160x50"),
        LayoutCase(
            "with none proposed", Leaf.fill().padded(top: 1, leading: 1, bottom: 1, trailing: 1), in: (nil, nil), ["1,1 10x10"],
            size: "12x12"),
        LayoutCase("negative room beyond the child is nothing", Leaf.box(10, 10).padded(leading: -30), ["-30,0 10x10"], size: "0x10"),
    ])
    func insets(_ given: LayoutCase) { given.check() }

    @Test func rightToLeftTurnsTheSides() {
        #expect(Leaf.box(20, 10).padded(leading: 2, trailing: 4).turned().frames(100, 50) == ["4,0 20x10"])
    }
}
