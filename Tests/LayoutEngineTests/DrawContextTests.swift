import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct DrawContextTests {
    private func context(scale: CGFloat = 2) -> DrawContext {
        DrawContext(displayScale: scale, container: ContainerOutline(rect: CGRect(x: 0, y: 0, width: 100, height: 100), radius: 20))
    }

    @Test func edgesGoToWholePixels() {
        #expect(context().aligned(CGRect(x: 0.2, y: 0.3, width: 1, height: 1.1)) == CGRect(x: 0, y: 0.5, width: 1, height: 1))
        #expect(context().aligned(CGFloat.infinity) == 0)
    }

    @Test func nothingThatHasALengthVanishes() {
        #expect(context().aligned(CGRect(x: 0.3, y: 0, width: 0.2, height: 0.1)) == CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5))
        #expect(context().aligned(CGRect(x: 0.3, y: 0, width: 0, height: 1)).width == 0)
    }

    @Test func whatNobodySeesIsNotDrawn() {
        var context = context()
        context.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.clear))
        context.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 0)), .color(.black))
        context.fill(.path([]), .color(.black))
        context.stroke(.path([]), .color(.black), StrokePen())
        context.stroke(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), StrokePen(width: 0))
        #expect(context.list.commands.isEmpty)
    }

    @Test func aContainersCornersAreConcentric() {
        let outline = context().container
        #expect(outline.radius(of: CGRect(x: 5, y: 5, width: 90, height: 90)) == 15)
        #expect(outline.radius(of: CGRect(x: 30, y: 30, width: 40, height: 40)) == 0)
        #expect(outline.radius(of: CGRect(x: 0, y: 0, width: 100, height: 8)) == 4)
        #expect(outline.radius(of: CGRect(x: -10, y: -10, width: 120, height: 120)) == 20)
    }

    @Test func regionsFollowTheMapsAroundThem() {
        var context = context()
        context.group(.transform(.translation(x: 10, y: 0))) { outer in
            outer.group(.transform(.scale(x: 2, y: 2))) { inner in
                inner.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black))
                inner.append(region: CGRect(x: 1, y: 2, width: 3, height: 4), .openURL("a:b"))
            }
        }
        context.append(region: CGRect(x: 1, y: 2, width: 3, height: 4), .openURL("a:b"))
        #expect(context.list.regions.map(\.rect) == [CGRect(x: 12, y: 4, width: 6, height: 8), CGRect(x: 1, y: 2, width: 3, height: 4)])
    }
}
