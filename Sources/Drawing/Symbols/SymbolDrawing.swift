package import Foundation

/// A symbol of our own, drawn in lines within a square of 24 units, y growing downwards.
package struct SymbolDrawing: Hashable, Sendable {
    /// What a filled form fills.
    package var body: [Outline.Segment]
    /// Lines within the body, which a filled form leaves out.
    package var within: [Outline.Segment]
    /// Lines that are lines in each form.
    package var lines: [Outline.Segment]

    /// The side of the square.
    package static let side: CGFloat = 24

    /// All lines of the form that is not filled.
    package var outline: Outline { .path(body + within + lines) }

    /// Reads three lists of steps, `|` between them: `M x,y` moves, `L x,y` draws a line, `C x,y x,y x,y` a curve, `Z` closes, `R
    /// x,y,width,height,radius` is a rectangle with round corners, and an `M` before `A radius` or `E across,down` the middle of a circle
    /// or an ellipse.
    init(_ text: Substring) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { SymbolSteps($0).segments }
        func part(_ index: Int) -> [Outline.Segment] { index < parts.count ? parts[index] : [] }
        (body, within, lines) = (part(0), part(1), part(2))
    }
}

extension SymbolTable {
    /// The drawings of symbols that the icon font has no icon for, by their plain names.
    package static let drawings: [String: SymbolDrawing] = {
        let lines = (drawnThings + drawnShapes).split(separator: "\n").compactMap { line -> (String, SymbolDrawing)? in
            guard let end = line.firstIndex(of: "|") else { return nil }
            let drawing = SymbolDrawing(line[line.index(after: end)...])
            return (line[..<end].filter { $0 != " " }, drawing)
        }
        return Dictionary(lines) { first, _ in first }
    }()
}

/// Turns steps into segments; what is no step is left out.
private struct SymbolSteps {
    private(set) var segments: [Outline.Segment] = []

    init(_ text: Substring) {
        var rest = text.drop { !$0.isLetter }
        while let step = rest.first {
            let words = rest.dropFirst().prefix { !$0.isLetter }
            add(step, words.split { " ,".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) })
            rest = rest.dropFirst(1 + words.count)
        }
    }

    private mutating func add(_ step: Character, _ numbers: [CGFloat]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        switch (step, numbers.count) {
        case ("M", 2): segments.append(.move(point(0)))
        case ("L", 2): segments.append(.line(point(0)))
        case ("C", 6): segments.append(.curve(point(2), control1: point(0), control2: point(1)))
        case ("A", 1): addEllipse(numbers[0], numbers[0])
        case ("E", 2): addEllipse(numbers[0], numbers[1])
        case ("R", 5): addRectangle(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), numbers[4])
        case ("Z", 0): segments.append(.close)
        default: break
        }
    }

    /// How far a quarter of a circle's curve reaches towards its corner.
    private static let bend: CGFloat = 0.5523

    private mutating func addEllipse(_ across: CGFloat, _ down: CGFloat) {
        guard case .move(let center)? = segments.popLast() else { return }
        addRing(CGRect(x: center.x - across, y: center.y - down, width: 2 * across, height: 2 * down), across, down)
    }

    private mutating func addRectangle(_ rect: CGRect, _ radius: CGFloat) { addRing(rect, radius, radius) }

    /// A rectangle whose corners are quarters of an ellipse.
    private mutating func addRing(_ rect: CGRect, _ across: CGFloat, _ down: CGFloat) {
        let (x, y) = (across * (1 - Self.bend), down * (1 - Self.bend))
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        segments += [
            .move(at(rect.minX + across, rect.minY)), .line(at(rect.maxX - across, rect.minY)),
            .curve(at(rect.maxX, rect.minY + down), control1: at(rect.maxX - x, rect.minY), control2: at(rect.maxX, rect.minY + y)),
            .line(at(rect.maxX, rect.maxY - down)),
            .curve(at(rect.maxX - across, rect.maxY), control1: at(rect.maxX, rect.maxY - y), control2: at(rect.maxX - x, rect.maxY)),
            .line(at(rect.minX + across, rect.maxY)),
            .curve(at(rect.minX, rect.maxY - down), control1: at(rect.minX + x, rect.maxY), control2: at(rect.minX, rect.maxY - y)),
            .line(at(rect.minX, rect.minY + down)),
            .curve(at(rect.minX + across, rect.minY), control1: at(rect.minX, rect.minY + y), control2: at(rect.minX + x, rect.minY)),
            .close,
        ]
    }
}
