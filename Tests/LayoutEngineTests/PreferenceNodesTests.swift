import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct PreferenceNodesTests {
    private enum Name {}
    private static var names: PreferenceValues.Key<[String]> { .init(id: ObjectIdentifier(Name.self)) { $0 += $1() } }

    private func telling(_ name: String, _ child: LayoutNode = Leaf.box(10, 10)) -> LayoutNode {
        PreferenceNode(child: child) { told, _ in told[Self.names] = [name] }
    }

    private func heard(_ child: LayoutNode) -> [String]? {
        var heard: [String]?
        let node = ListeningNode(child: child, side: .above, alignment: .center) { told in
            heard = told[Self.names]
            return Leaf.box(1, 1)
        }
        _ = node.frames(100, 50)
        return heard
    }

    @Test func neighboursAreJoinedInTheirOrder() {
        #expect(heard(row(telling("a"), Leaf.box(5, 5), telling("b"))) == ["a", "b"])
        #expect(heard(Leaf.box(5, 5)) == nil)
    }

    @Test func whatIsFurtherOutReplacesOrChanges() {
        #expect(heard(telling("outer", telling("inner"))) == ["outer"])
        let changing = PreferenceNode(child: telling("a")) { told, _ in told[Self.names]?.append("b") }
        #expect(heard(changing) == ["a", "b"])
    }

    @Test func eachListenerHearsWhatIsWithinIt() {
        let inner = ListeningNode(child: telling("a"), side: .below, alignment: .center) { _ in Leaf.box(1, 1) }
        #expect(heard(row(inner, telling("b"))) == ["a", "b"])
    }

    @Test func whatIsNotDrawnIsHeard() {
        #expect(heard(HiddenNode(child: telling("a"))) == ["a"])
        let clear = EffectNode(child: telling("b")) { (_: CGRect, _: ContainerOutline) in [.opacity(0)] }
        #expect(heard(clear) == ["b"])
        #expect(clear.frames(20, 20) == [])
    }

    @Test func whatLiesBelowIsDrawnFirst() {
        let node = ListeningNode(child: telling("a"), side: .below, alignment: .bottomTrailing) { _ in Leaf.box(2, 2) }
        #expect(node.frames(20, 20) == ["8,8 2x2", "0,0 10x10"])
    }

    @Test func aTellerKnowsWhereItLies() {
        var rooms: [CGRect] = []
        let node = PreferenceNode(child: Leaf.box(10, 10)) { _, room in rooms.append(room.global) }
        _ = heard(row(Leaf.box(20, 20), node))
        #expect(rooms == [CGRect(x: 20, y: 5, width: 10, height: 10)])
    }
}
