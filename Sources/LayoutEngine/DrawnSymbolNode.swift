package import Drawing
package import Foundation

/// A symbol of our own: lines, or areas with lines left out.
package final class DrawnSymbolNode: LayoutNode {
    /// What is drawn, and how large it is meant.
    package struct Symbol {
        package var drawing: SymbolDrawing
        package var isFilled: Bool
        /// What stands around it.
        package var enclosure: EnclosedSymbolNode.Enclosure?
        /// Of the lines, in units of the drawing.
        package var lineWidth: CGFloat
        /// Points an em.
        package var size: CGFloat
        /// Points an em of the text beside it, with whose capitals' middle the middle of the drawing is level.
        package var textSize: CGFloat

        package init(
            _ drawing: SymbolDrawing, isFilled: Bool = false, enclosure: EnclosedSymbolNode.Enclosure? = nil, lineWidth: CGFloat,
            size: CGFloat, textSize: CGFloat
        ) {
            self.drawing = drawing
            self.isFilled = isFilled
            self.enclosure = enclosure
            self.lineWidth = lineWidth
            self.size = size
            self.textSize = textSize
        }

        /// The side of the square in ems: about as much as system symbols have.
        private static let ems: CGFloat = 1.15
        /// Around the ink, in ems.
        private static let bearing: CGFloat = 0.05

        /// Points a unit.
        fileprivate var unit: CGFloat { size * Self.ems / SymbolDrawing.side }

        /// The ink with its bearings, in units.
        fileprivate var room: CGRect {
            let margin = lineWidth / 2 + Self.bearing * SymbolDrawing.side / Self.ems
            return (enclosure?.square ?? drawing.outline.bounds).insetBy(dx: -margin, dy: -margin)
        }

        /// How far below the top of the room the baseline of the text beside it lies, in points.
        fileprivate var baseline: CGFloat {
            (SymbolDrawing.side / 2 - room.minY) * unit + CGFloat(FontMetrics.system.capHeight) / 2 * textSize
        }
    }

    private let symbol: Symbol
    private let baselines: Set<AlignmentKey>
    private let isResizable: Bool
    private let paint: (CGRect) -> Paint
    private let natural: CGSize

    /// `baselines` are the guides by which text is aligned.
    package init(symbol: Symbol, isResizable: Bool, baselines: Set<AlignmentKey>, paint: @escaping (CGRect) -> Paint) {
        self.symbol = symbol
        self.isResizable = isResizable
        self.baselines = baselines
        self.paint = paint
        natural = CGSize(width: symbol.room.width * symbol.unit, height: symbol.room.height * symbol.unit)
        super.init(guides: baselines.reduce([]) { $0.union($1.mask) })
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { isResizable ? proposal.filled(by: natural) : natural }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        guard baselines.contains(key) else { return nil }
        return symbol.baseline * (natural.height > 0 ? size(for: proposal).height / natural.height : 1)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let rect = CGRect(origin: origin, size: size(for: proposal))
        guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
        let room = symbol.room
        let map = Transform.translation(x: -room.minX, y: -room.minY)
            .then(.scale(x: rect.width / room.width, y: rect.height / room.height)).then(.translation(x: rect.minX, y: rect.minY))
        context.group(.transform(map)) { symbol.draw(paint(room), into: &$0) }
    }
}

extension DrawnSymbolNode.Symbol {
    private var pen: StrokePen { StrokePen(width: lineWidth, cap: .round, join: .round) }

    /// Draws in units.
    fileprivate func draw(_ paint: Paint, into context: inout DrawContext) {
        guard isFilled else {
            if let enclosure { context.stroke(enclosure.outline, paint, pen) }
            return inner { $0.stroke(drawing.outline, paint, pen) }(&context)
        }
        // Areas and the lines at their edges are one, whatever alpha the paint has.
        let shape = context.detached(drawFilled)
        context.group(.mask(shape)) { $0.fill(.rect(room), paint) }
    }

    /// Draws the alpha of the filled form.
    private func drawFilled(into context: inout DrawContext) {
        let black = Paint.color(.black)
        if let enclosure {
            context.fill(enclosure.outline, black)
            context.stroke(enclosure.outline, black, pen)
            return cut(drawing.outline, from: &context)
        }
        context.fill(.path(drawing.body), black)
        context.stroke(.path(drawing.body), black, pen)
        cut(.path(drawing.within), from: &context)
        context.stroke(.path(drawing.lines), black, pen)
    }

    private func cut(_ lines: Outline, from context: inout DrawContext) {
        context.group(.blend(.destinationOut)) { context in inner { $0.stroke(lines, .color(.black), pen) }(&context) }
    }

    /// Draws smaller where something stands around.
    private func inner(_ body: @escaping (inout DrawContext) -> Void) -> (inout DrawContext) -> Void {
        guard enclosure != nil else { return body }
        let middle = CGPoint(x: SymbolDrawing.side / 2, y: SymbolDrawing.side / 2)
        let map = Transform.scale(x: EnclosedSymbolNode.innerShare, y: EnclosedSymbolNode.innerShare).around(middle)
        return { $0.group(.transform(map), body) }
    }
}

extension EnclosedSymbolNode.Enclosure {
    /// The square of a drawing that it stands in.
    fileprivate var square: CGRect { CGRect(x: 1.5, y: 1.5, width: SymbolDrawing.side - 3, height: SymbolDrawing.side - 3) }

    fileprivate var outline: Outline {
        isCircle ? .ellipse(square) : .roundedRect(square, radii: CornerRadii(square.width * 0.2), style: .continuous)
    }
}

/// A child with a line through it, from the upper left to the lower right, and a gap beside the line.
package final class SlashedNode: WrapperNode {
    private let width: CGFloat
    private let paint: (CGRect) -> Paint

    /// The width of the line is a part of the child's height.
    package init(child: LayoutNode, width: CGFloat, paint: @escaping (CGRect) -> Paint) {
        self.width = width
        self.paint = paint
        super.init(child: child)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let room = CGRect(origin: origin, size: size(for: proposal))
        guard room.isDrawable, room.width > 0, room.height > 0 else { return }
        let line = room.height * width
        let side = min(room.width, room.height)
        let reach = side / 2 - line
        let (start, end) = (CGPoint(x: room.midX - reach, y: room.midY - reach), CGPoint(x: room.midX + reach, y: room.midY + reach))
        let around = Outline.rect(room.insetBy(dx: -side, dy: -side)).segments
        context.group(.clip(.path(around + Self.gap(from: start, to: end, line)), .evenOdd)) {
            self.drawChild(at: origin, proposal: proposal, into: &$0)
        }
        context.stroke(.path([.move(start), .line(end)]), paint(room), StrokePen(width: line, cap: .round))
    }

    /// The place of the line, and as much again on its upper side; what is below it goes on to its middle, so that no seam shows between.
    private static func gap(from start: CGPoint, to end: CGPoint, _ line: CGFloat) -> [Outline.Segment] {
        let half = line / 2 * CGFloat(0.5).squareRoot()
        func beside(_ point: CGPoint, _ factor: CGFloat) -> CGPoint { CGPoint(x: point.x + factor * half, y: point.y - factor * half) }
        return [.move(start), .line(beside(start, 3)), .line(beside(end, 3)), .line(end), .close]
    }
}
