import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct SafeAreaNodesTests {
    private static func bar(
        _ child: LayoutNode, _ bar: LayoutNode, first: Bool = false, axis: LayoutAxis = .vertical, spacing: CGFloat? = 0
    ) -> LayoutNode {
        BarNode(
            child: child, bar: bar, axis: axis, isFirst: first, alignment: axis == .vertical ? Guide.center : Guide.middle, spacing: spacing
        )
    }

    @Test(arguments: [
        LayoutCase("the child has the rest", bar(Leaf.fill(), Leaf.box(30, 10)), ["0,0 100x40", "35,40 30x10"], size: "100x50"),
        LayoutCase("at the top", bar(Leaf.fill(), Leaf.box(30, 10), first: true), ["0,10 100x40", "35,0 30x10"]),
        LayoutCase(
            "a bar that fills leaves the child its least", bar(Leaf.box(20, 10), Leaf.fill()), ["40,0 20x10", "0,10 100x40"], size: "100x50"
        ),
        LayoutCase(
            "with nothing offered both their ideal", bar(Leaf.box(20, 10), Leaf.box(30, 5)), in: (nil, nil), ["5,0 20x10", "0,10 30x5"],
            size: "30x15"),
        LayoutCase("no room", bar(Leaf.fill(), Leaf.box(30, 10)), in: (20, 0), ["0,0 30x10"], size: "30x10"),
    ])
    func bars(_ given: LayoutCase) { given.check() }

    @Test func whatIsUnsafeReachesUnderBarsThatItTouches() {
        let under = UnsafeNode(edges: .all, child: Leaf.fill())
        #expect(Self.bar(under, Leaf.box(30, 10)).frames(100, 50) == ["0,0 100x50", "35,40 30x10"])
        #expect(Self.bar(under.padded(bottom: 1), Leaf.box(30, 10)).frames(100, 50) == ["0,0 100x39", "35,40 30x10"])
        #expect(Self.bar(Self.bar(under, Leaf.box(30, 10)), Leaf.box(9, 5), first: true).frames(100, 50).first == "0,0 100x50")
        #expect(Self.bar(UnsafeNode(edges: .top, child: Leaf.fill()), Leaf.box(30, 10)).frames(100, 50).first == "0,0 100x40")
    }

    @Test func paddingCountsAsTaken() {
        let insets = PaddingNode.Insets(top: 0, leading: 10, bottom: 5, trailing: 0)
        let node = SafePaddingNode(insets: insets, child: UnsafeNode(edges: [.left, .bottom], child: Leaf.fill()))
        #expect(node.frames(100, 50) == ["0,0 100x50"])
        #expect(SafePaddingNode(insets: insets, child: Leaf.fill()).turned().frames(100, 50) == ["0,0 90x45"])
    }
}
