import Foundation
import LayoutEngine
import Testing

@Suite struct LayeredNodeTests {
    private static func layered(_ alignment: AlignmentPair, _ children: LayoutNode...) -> LayoutNode {
        LayeredNode(alignment: alignment, children: children)
    }

    @Test(arguments: [
        LayoutCase(
            "in the middle of each other", layered(.center, Leaf.box(40, 10), Leaf.box(20, 30)), ["0,10 40x10", "10,0 20x30"], size: "40x30"
        ),
        LayoutCase(
            "at a corner", layered(.bottomTrailing, Leaf.box(40, 10), Leaf.box(20, 30)), ["0,20 40x10", "20,0 20x30"], size: "40x30"),
        LayoutCase(
            "each is offered all of the room", layered(.center, Leaf.fill(), Leaf.text(200)), ["0,0 100x50", "0,15 100x20"], size: "100x50"),
        LayoutCase("no children", layered(.center), size: "0x0"),
        LayoutCase(
            "a guide beside the child makes more room",
            layered(.topLeading, Leaf.box(20, 10).guided(Guide.leading) { _ in -10 }, Leaf.box(20, 10)),
            ["10,0 20x10", "0,0 20x10"], size: "30x10"),
    ])
    func layers(_ given: LayoutCase) { given.check() }

    @Test func theOrderOfDrawingFollowsTheIndex() {
        #expect(
            Self.layered(.topLeading, Leaf.box(1, 1).layer(2), Leaf.box(2, 2), Leaf.box(3, 3).layer(1)).frames(100, 50)
                == ["0,0 2x2", "0,0 3x3", "0,0 1x1"])
    }

    @Test(arguments: [
        LayoutCase(
            "a wider overlay lies over both sides",
            AttachmentNode(child: Leaf.box(20, 10), attachment: Leaf.box(40, 4), side: .above, alignment: .center),
            ["0,0 20x10", "-10,3 40x4"], size: "20x10"),
        LayoutCase(
            "what lies below is drawn first",
            AttachmentNode(child: Leaf.box(20, 10), attachment: Leaf.fill(), side: .below, alignment: .center),
            ["0,0 20x10", "0,0 20x10"], size: "20x10"),
        LayoutCase(
            "at a corner", AttachmentNode(child: Leaf.box(20, 10), attachment: Leaf.box(6, 6), side: .above, alignment: .bottomTrailing),
            ["0,0 20x10", "14,4 6x6"]),
        LayoutCase(
            "it follows a guide of the child",
            AttachmentNode(
                child: Leaf.box(20, 10).guided(Guide.trailing) { _ in 5 }, attachment: Leaf.box(6, 6), side: .above,
                alignment: .bottomTrailing),
            ["0,0 20x10", "-1,4 6x6"]),
        LayoutCase(
            "its own guide reaches out",
            AttachmentNode(
                child: Leaf.box(20, 10), attachment: Leaf.box(6, 6).guided(Guide.trailing) { $0.size.width / 2 }, side: .above,
                alignment: .bottomTrailing),
            ["0,0 20x10", "17,4 6x6"]),
    ])
    func attachments(_ given: LayoutCase) { given.check() }

    @Test func rightToLeftTurnsThem() {
        #expect(Self.layered(.topLeading, Leaf.box(40, 10), Leaf.box(20, 30)).turned().frames(100, 50) == ["0,0 40x10", "20,0 20x30"])
        let badge = AttachmentNode(child: Leaf.box(20, 10), attachment: Leaf.box(6, 6), side: .above, alignment: .bottomTrailing).turned()
        #expect(badge.frames(100, 50) == ["0,0 20x10", "0,4 6x6"])
    }
}
