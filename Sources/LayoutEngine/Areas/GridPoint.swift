import Foundation

/// A point on a grid so fine that nobody sees it: on it whether points lie on a line can be told exactly.
struct GridPoint: Hashable, Comparable {
    let x: Int
    let y: Int

    /// Steps of the grid a point.
    static let fineness: CGFloat = 1_024
    /// Points beyond which nothing is told apart; products of differences of steps still fit 64 bits.
    private static let farthest: CGFloat = 262_144

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    init(_ point: CGPoint) {
        self.init(x: Self.step(point.x), y: Self.step(point.y))
    }

    private static func step(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int((min(farthest, max(-farthest, value)) * fineness).rounded())
    }

    var point: CGPoint { CGPoint(x: CGFloat(x) / Self.fineness, y: CGFloat(y) / Self.fineness) }

    /// From left to right, and downwards where that does not differ.
    static func < (left: GridPoint, right: GridPoint) -> Bool { (left.x, left.y) < (right.x, right.y) }

    /// Above 0 where a point lies to the right of the way from this one to `end`, with y downwards; 0 on its line.
    func turn(to end: GridPoint, _ point: GridPoint) -> Int {
        (end.x - x) * (point.y - y) - (end.y - y) * (point.x - x)
    }
}
