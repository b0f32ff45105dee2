import Drawing
import Foundation
import Testing

@Suite struct SymbolDrawingTests {
    private static let square = CGRect(x: 0, y: 0, width: 24, height: 24)

    @Test(arguments: SymbolTable.drawings.keys.sorted())
    func eachDrawingLiesInItsSquareAndIsNeeded(_ name: String) throws {
        let drawing = try #require(SymbolTable.drawings[name])
        let bounds = drawing.outline.bounds
        #expect(Self.square.insetBy(dx: -0.6, dy: -0.6).contains(bounds), "\(bounds)")
        // A thin line may be all there is to a symbol, but none is a dot in a corner.
        #expect(max(bounds.width, bounds.height) > 9 && abs(bounds.midX - 12) < 2.5 && abs(bounds.midY - 12) < 2.5, "\(bounds)")
        #expect(SymbolTable.icon(for: name) == nil, "the icon font has one")
        #expect(SymbolTable.nearest(to: name).contains(name))
    }

    @Test func stepsBecomeSegments() throws {
        let door = try #require(SymbolTable.drawings["door.left.hand.closed"])
        #expect(
            door.body.count == 10 && door.within.count == 2
                && door.lines == [
                    .move(CGPoint(x: 2.5, y: 22)), .line(CGPoint(x: 21.5, y: 22)),
                ])
        let ball = try #require(SymbolTable.drawings["baseball"])
        #expect(Outline.path(ball.body).bounds == CGRect(x: 2, y: 2, width: 20, height: 20) && ball.lines.isEmpty)
        let infinity = try #require(SymbolTable.drawings["infinity"])
        #expect(infinity.body.isEmpty && infinity.lines.last == .close)
    }

    @Test func theTableIsLarge() { #expect(SymbolTable.drawings.count > 100) }
}
