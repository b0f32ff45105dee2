import Drawing
import Foundation
import Testing

@testable import CairoRendering

@Suite struct CommandTreeTests {
    private let square = DisplayList.Command.fill(CGRect(5, 5, 10, 10), .black)

    @Test func groupsEndAtTheirPop() {
        let tree = CommandTree([.push(.opacity(1)), .push(.blur(radius: 1)), square, .pop, square, .pop, square])
        #expect(tree.body(at: 0) == 1..<5 && tree.next(after: 0) == 6 && tree.body(at: 1) == 2..<3)
        #expect(tree.single(2..<3) == square && tree.single(1..<2) == nil && tree.single(2..<5) == nil)
        #expect(tree.group(0..<6)?.body == 1..<5 && tree.group(0..<7) == nil && tree.group(2..<3) == nil && tree.group(0..<0) == nil)
    }

    @Test func groupsThatStayOpenEndWithTheList() {
        let tree = CommandTree([.pop, .push(.opacity(1)), .push(.opacity(1)), square])
        #expect(tree.body(at: 1) == 2..<4 && tree.next(after: 1) == 4 && tree.body(at: 2) == 3..<4)
    }

    @Test(arguments: [
        (DisplayList.Effect.opacity(0.5), CGRect(4, 4, 12, 12)),
        (.transform(.scale(x: 2, y: 3)), CGRect(9, 14, 22, 32)),
        (.clip(.rect(CGRect(0, 0, 8, 50)), .nonZero), CGRect(4, 4, 5, 12)),
        (.shadow(color: .black, radius: 0, offset: CGSize(width: 20, height: 0)), CGRect(4, 3, 33, 14)),
    ])
    func extentsHoldWhatIsDrawn(_ effect: DisplayList.Effect, _ box: CGRect) {
        let tree = CommandTree([.push(effect), square, .pop])
        #expect(tree.extents(tree.all, .identity) == box)
    }

    @Test func blursWidenTheExtents() {
        let tree = CommandTree([.push(.blur(radius: 4)), square, .pop])
        let margin = CGFloat(BoxBlur(sigma: 8).margin)
        #expect(tree.extents(tree.all, .scale(x: 2, y: 2)) == CGRect(9, 9, 22, 22).insetBy(dx: -margin, dy: -margin))
    }

    @Test func strokesReachBeyondTheirOutline() {
        let tree = CommandTree([.stroke(.rect(CGRect(5, 5, 10, 10)), .black, StrokePen(width: 2, join: .round))])
        #expect(tree.extents(tree.all, .identity) == CGRect(3, 3, 14, 14))
    }

    @Test func whatLiesTooDeepDoesNotCount() {
        let deep = CommandTree([DisplayList.Command](repeating: .push(.opacity(1)), count: 20_000) + [square])
        #expect(deep.extents(deep.all, .identity).isNull)
    }
}
