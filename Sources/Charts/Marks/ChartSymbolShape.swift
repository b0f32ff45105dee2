public import Foundation
public import SwiftUI

/// A shape for the points of a chart.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that looks as large as the symbols of this library.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The symbol's edge as a line of a width in points.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        _BorderedSymbol(base: self, lineWidth: lineWidth)
    }
}

struct _BorderedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let lineWidth: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2)
        return base.path(in: inner).strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}

/// The symbols of this library.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: Hashable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind

    public static let circle = BasicChartSymbolShape(kind: .circle)
    public static let square = BasicChartSymbolShape(kind: .square)
    public static let triangle = BasicChartSymbolShape(kind: .triangle)
    public static let diamond = BasicChartSymbolShape(kind: .diamond)
    public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
    public static let plus = BasicChartSymbolShape(kind: .plus)
    public static let cross = BasicChartSymbolShape(kind: .cross)
    public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: arms(4, from: 0, in: rect)
        case .cross: arms(4, from: 0.125, in: rect)
        case .asterisk: arms(6, from: 0.25, in: rect)
        }
    }

    /// Corners on the ellipse of a rectangle, the first at its top.
    private nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines((0..<corners).map { rect.onEllipse(Double($0) / Double(corners) - 0.25) })
            path.closeSubpath()
        }
    }

    /// Lines from the middle of a rectangle to its ellipse, the first at a part of a turn from the right.
    private nonisolated func arms(_ count: Int, from turn: Double, in rect: CGRect) -> Path {
        Path { path in
            for arm in 0..<(count / 2) {
                let direction = turn + Double(arm) / Double(count)
                path.addLines([rect.onEllipse(direction), rect.onEllipse(direction + 0.5)])
            }
        }
        .strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .circle }
    public static var square: BasicChartSymbolShape { .square }
    public static var triangle: BasicChartSymbolShape { .triangle }
    public static var diamond: BasicChartSymbolShape { .diamond }
    public static var pentagon: BasicChartSymbolShape { .pentagon }
    public static var plus: BasicChartSymbolShape { .plus }
    public static var cross: BasicChartSymbolShape { .cross }
    public static var asterisk: BasicChartSymbolShape { .asterisk }
}

extension CGRect {
    /// The point of the ellipse in the rectangle at a part of a turn, clockwise from the right.
    nonisolated fileprivate func onEllipse(_ turn: Double) -> CGPoint {
        CGPoint(x: midX + width / 2 * cos(turn * 2 * .pi), y: midY + height / 2 * sin(turn * 2 * .pi))
    }
}
