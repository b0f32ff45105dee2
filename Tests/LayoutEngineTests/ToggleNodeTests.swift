import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct ToggleNodeTests {
    private let room = ProposedSize(width: 20, height: 10)
    private let call = DisplayList.HitRegion.Action.perform(IntentCall(type: "t", name: "n", values: "{}"))

    @Test func bothStatesAreDrawnInOnePlace() {
        let node = ToggleNode(child: Leaf.box(5, 10), switched: Leaf.fill(), action: call)
        #expect(
            node.commands(room).printed == """
                push toggle of region 0
                  switched
                    fill rect 0,0 20x10 #000000
                  fill rect 0,0 5x10 #000000
                """)
        #expect(node.size(for: room) == CGSize(width: 5, height: 10))
    }

    @Test func theRegionsWithinAreThoseOfTheChildAndComeAfterItsOwn() {
        var context = DrawContext(displayScale: 1, container: ContainerOutline(rect: .zero, radius: 0))
        let inner = { (width: CGFloat) in TapNode(child: Leaf.box(width, 4), action: .openURL("a:\(Int(width))")) }
        let node = ToggleNode(child: inner(3), switched: inner(4), action: call)
        node.draw(at: CGPoint(x: 1, y: 2), proposal: room, into: &context)
        #expect(
            context.list.regions == [
                .init(rect: CGRect(x: 1, y: 2, width: 3, height: 4), action: call),
                .init(rect: CGRect(x: 1, y: 2, width: 3, height: 4), action: .openURL("a:3")),
            ])
    }
}
