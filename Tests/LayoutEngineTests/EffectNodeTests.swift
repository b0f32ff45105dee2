import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct EffectNodeTests {
    private let room = ProposedSize(width: 20, height: 10)

    private func drawn(_ node: LayoutNode) -> String { node.commands(room).printed }

    private func under(_ effect: DisplayList.Effect, _ node: LayoutNode) -> LayoutNode { EffectNode(child: node) { _, _ in [effect] } }

    @Test func oneCommandTakesTheOpacityItself() {
        #expect(drawn(under(.opacity(0.5), Leaf.fill())) == "fill rect 0,0 20x10 #00000080")
        let line = CanvasNode { rect, context in context.stroke(.rect(rect), .color(.black), StrokePen()) }
        #expect(drawn(under(.opacity(0.5), line)) == "stroke rect 0,0 20x10 #00000080 width 1")
        let tinted = picture(tint: { _ in .color(.black) })
        #expect(drawn(under(.opacity(0.5), tinted)) == "image 0 0,0 20x10 tint #00000080")
    }

    @Test func severalAreOneLayer() {
        #expect(
            drawn(under(.opacity(0.5), row(Leaf.box(5, 10), Leaf.box(5, 10)))) == """
                push opacity 0.5
                  fill rect 0,0 5x10 #000000
                  fill rect 5,0 5x10 #000000
                """)
        #expect(drawn(under(.opacity(0.5), picture())) == "push opacity 0.5\n  image 0 0,0 20x10")
    }

    @Test func nothingIsLeftOfWhatIsNotSeen() {
        #expect(drawn(under(.opacity(0), Leaf.fill())) == "")
        #expect(drawn(under(.transform(.scale(x: 0, y: 1)), Leaf.fill())) == "")
        #expect(drawn(under(.opacity(0.5), FixedNode(size: .zero))) == "")
        #expect(drawn(HiddenNode(child: Leaf.fill())) == "")
        #expect(HiddenNode(child: Leaf.box(3, 4)).size(for: room) == CGSize(width: 3, height: 4))
    }

    @Test func aClippedFieldIsFilledInTheClipsOutline() {
        let circle = Outline.ellipse(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(drawn(under(.clip(circle, .nonZero), Leaf.fill())) == "fill ellipse 0,0 20x10 #000000")
        let large = Outline.ellipse(CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(drawn(under(.clip(large, .nonZero), Leaf.fill())) == "push clip ellipse 0,0 30x10\n  fill rect 0,0 20x10 #000000")
    }

    @Test func whatLiesWithinARectangleNeedsNoClip() {
        let clip = Outline.rect(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(drawn(under(.clip(clip, .nonZero), picture())) == "image 0 0,0 20x10")
        #expect(drawn(under(.clip(clip, .nonZero), Leaf.box(30, 10))) == "fill rect 0,0 20x10 #000000")
        let wide = Leaf.fill().ratio(1, fills: true)
        #expect(drawn(under(.clip(clip, .nonZero), wide)) == "fill rect 0,0 20x10 #000000")
    }

    @Test func effectsStandInEachOther() {
        let node = EffectNode(child: row(Leaf.box(5, 10), Leaf.box(5, 10))) { rect, _ in
            [.blur(radius: rect.width), .shadow(color: .black, radius: 2, offset: .zero)]
        }
        #expect(
            drawn(node) == """
                push blur 10
                  push shadow #000000 radius 2 offset 0,0
                    fill rect 0,0 5x10 #000000
                    fill rect 5,0 5x10 #000000
                """)
    }

    @Test func aMaskIsAlignedWithWhatItHides() {
        let node = MaskNode(child: Leaf.box(20, 10), mask: Leaf.box(4, 4), alignment: .bottomTrailing)
        #expect(drawn(node) == "push mask\n  where\n    fill rect 16,6 4x4 #000000\n  fill rect 0,0 20x10 #000000")
    }

    @Test func coloursChangeWithinEffectsToo() {
        let node = RecoloredNode(
            child: EffectNode(child: row(Leaf.box(5, 10), picture().framed(5, 5))) { _, _ in
                [.shadow(color: .black, radius: 1, offset: .zero)]
            }, change: .scaled(0, adding: 1))
        #expect(
            drawn(node) == """
                push shadow #FFFFFF radius 1 offset 0,0
                  fill rect 0,0 5x10 #FFFFFF
                  image 0 5,2.5 5x5 colors 0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1
                """)
    }

    @Test func aContainerIsLeftBehind() {
        var radii: [CGFloat] = []
        func probe() -> LayoutNode { CanvasNode { _, context in radii.append(context.container.radius) } }
        let inner = ContainerNode(child: probe()) { ContainerOutline(rect: $0, radius: 7) }
        _ = row(probe(), inner, probe()).commands(room)
        #expect(radii == [0, 7, 0])
    }

    @Test func aPlaceToTapIsAsLargeAsItsChild() {
        var context = DrawContext(displayScale: 1, container: ContainerOutline(rect: .zero, radius: 0))
        TapNode(child: Leaf.box(5, 6), action: .openURL("a:b")).draw(at: CGPoint(x: 1, y: 2), proposal: room, into: &context)
        #expect(context.list.regions == [.init(rect: CGRect(x: 1, y: 2, width: 5, height: 6), action: .openURL("a:b"))])
    }

    private func picture(tint: ((CGRect) -> Paint)? = nil) -> LayoutNode {
        PictureNode(
            image: ImageKey(digest: [1]), natural: CGSize(width: 20, height: 10), resizing: .stretch(nil), interpolation: .medium,
            tint: tint)
    }
}
