import Drawing
import Foundation
import LayoutEngine
import Testing

@Suite struct OutlineAreasTests {
    private let left = Outline.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Outline.rect(CGRect(x: 5, y: 0, width: 10, height: 10))

    @Test(
        arguments: [
            (.union, "path M0,0 L15,0 L15,10 L0,10 Z"), (.intersection, "path M5,0 L10,0 L10,10 L5,10 Z"),
            (.subtraction, "path M0,0 L5,0 L5,10 L0,10 Z"),
            (.symmetricDifference, "path M0,0 L5,0 L5,10 L0,10 Z M10,0 L15,0 L15,10 L10,10 Z"),
        ] as [(AreaOperation, String)])
    func whatBecomesOfTwoSquares(operation: AreaOperation, printed: String) {
        #expect("\(left.combined(operation, with: right))" == printed)
    }

    @Test func neighboursBecomeOne() {
        let beside = Outline.rect(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect("\(left.combined(.union, with: beside))" == "path M0,0 L20,0 L20,10 L0,10 Z")
        #expect("\(left.combined(.intersection, with: beside))" == "path")
        #expect("\(left.combined(.symmetricDifference, with: left))" == "path")
        #expect("\(left.combined(.subtraction, with: beside))" == "path M0,0 L10,0 L10,10 L0,10 Z")
    }

    /// The hole runs the other way round, so that either rule leaves it open.
    @Test func aHoleIsALoopOfItsOwn() {
        let hole = left.combined(.subtraction, with: .rect(CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect("\(hole)" == "path M0,0 L10,0 L10,10 L0,10 Z M2,2 L2,6 L6,6 L6,2 Z")
    }

    @Test func loopsThatTouchStayApart() {
        let corner = Outline.rect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect("\(left.combined(.union, with: corner))" == "path M0,0 L10,0 L10,10 L0,10 Z M10,10 L20,10 L20,20 L10,20 Z")
    }

    @Test func whatHasNoAreaChangesNothing() {
        for empty in [Outline.path([]), .path([.move(.zero), .line(CGPoint(x: 9, y: 9))]), .rect(CGRect(x: 3, y: 3, width: 0, height: 9))] {
            #expect("\(left.combined(.union, with: empty))" == "path M0,0 L10,0 L10,10 L0,10 Z")
            #expect("\(left.combined(.intersection, with: empty))" == "path")
        }
        let wild = Outline.path([
            .move(CGPoint(x: CGFloat.nan, y: 0)), .line(CGPoint(x: 1e300, y: 1)), .line(CGPoint(x: 5, y: -CGFloat.infinity)),
        ])
        #expect(left.combined(.union, with: wild).area.isFinite)
    }

    /// Two circles of radius 10 whose middles lie 10 apart share 2 r² acos(d / 2r) - d / 2 √(4 r² - d²).
    @Test func circles() {
        let (first, second) = (CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 10, y: 0, width: 20, height: 20))
        let lens = 200 * acos(0.5) - 5 * (300.0).squareRoot()
        let whole = 100 * Double.pi
        #expect(abs(Outline.ellipse(first).combined(.intersection, with: .ellipse(second)).area - lens) < 0.5)
        #expect(abs(Outline.ellipse(first).combined(.union, with: .ellipse(second)).area - (2 * whole - lens)) < 0.8)
        #expect(abs(Outline.ellipse(first).combined(.subtraction, with: .ellipse(second)).area - (whole - lens)) < 0.8)
    }

    /// Polygons that cross themselves and each other: each point lies in the result as the operation says.
    @Test(arguments: 0..<12) func eachPointIsInTheResultAsTheOperationSays(seed: UInt64) {
        var dice = Dice(seed: seed)
        let (first, second) = (dice.polygon(9), dice.polygon(12))
        for operation in AreaOperation.allCases {
            for evenOdd in [false, true] {
                let result = first.combined(operation, with: second, evenOdd: evenOdd)
                for _ in 0..<60 {
                    let point = CGPoint(x: dice.number() + 0.07, y: dice.number() + 0.03)
                    // The grid may move an edge by a thousandth of a point.
                    guard min(first.distance(to: point), second.distance(to: point)) > 0.01 else { continue }
                    let (inFirst, inSecond) = (first.contains(point, evenOdd), second.contains(point, evenOdd))
                    let expected =
                        switch operation {
                        case .union: inFirst || inSecond
                        case .intersection: inFirst && inSecond
                        case .subtraction: inFirst && !inSecond
                        case .symmetricDifference: inFirst != inSecond
                        }
                    #expect(
                        result.contains(point, false) == expected && result.contains(point, true) == expected,
                        "\(operation) \(evenOdd) \(point)")
                }
            }
        }
    }
}

/// Numbers that are the same in each run.
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// 0...40, in quarters, so that corners and edges meet.
    mutating func number() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 33 & 0xFFFF).truncatingRemainder(dividingBy: 161) / 4
    }

    mutating func polygon(_ count: Int) -> Outline {
        .path(
            (0..<count).map { index in
                let point = CGPoint(x: number(), y: number())
                return index == 0 ? .move(point) : .line(point)
            } + [.close])
    }
}

extension Outline {
    /// In square points, by the rule of the shoelace; holes count against it.
    fileprivate var area: Double {
        polylines.reduce(0) { sum, line in
            zip(line.points, line.points.dropFirst() + line.points.prefix(1)).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
        }
    }

    /// From a point to the nearest edge.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        pieces.map { piece in
            let (dx, dy) = (piece.to.x - piece.from.x, piece.to.y - piece.from.y)
            let length = dx * dx + dy * dy
            let part = length > 0 ? max(0, min(1, ((point.x - piece.from.x) * dx + (point.y - piece.from.y) * dy) / length)) : 0
            return piece.from.mixed(with: piece.to, part).distance(to: point)
        }
        .min() ?? .infinity
    }

    fileprivate func contains(_ point: CGPoint, _ evenOdd: Bool) -> Bool {
        let turns = pieces.reduce(0) { $0 + $1.crossings(of: point) }
        return evenOdd ? turns % 2 != 0 : turns != 0
    }
}
