package import Drawing
package import Foundation

/// The box of a text.
package final class TextNode: LayoutNode {
    private let layout: TextLayout
    /// The text in its widest words, where it moves by itself: what is drawn must have room at any moment.
    private let room: TextLayout?
    /// Paints bars in the place of hidden lines; nil when the text is shown.
    private let redaction: Paint?

    private let firstBaseline: AlignmentKey
    private let lastBaseline: AlignmentKey

    /// The keys are those of the guides on which the text's first and last baselines lie.
    package init(_ layout: TextLayout, room: TextLayout? = nil, redaction: Paint?, firstBaseline: AlignmentKey, lastBaseline: AlignmentKey)
    {
        self.layout = layout
        self.room = room
        self.redaction = redaction
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        super.init(guides: [firstBaseline.mask, lastBaseline.mask])
    }

    package override var spacing: Spacing { (room ?? layout).spacing }

    package override func measure(_ proposal: ProposedSize) -> CGSize { lines(proposal).size }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        switch key {
        case firstBaseline: lines(proposal).firstBaseline
        case lastBaseline: lines(proposal).lastBaseline
        default: nil
        }
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let lines = lines(proposal)
        let corner = CGPoint(x: context.aligned(origin.x), y: context.aligned(origin.y))
        let frame = CGRect(origin: corner, size: lines.size)
        if let redaction {
            drawBars((room ?? layout).bars(lines, in: frame), redaction, into: &context)
        } else if room != nil {
            drawMoving(in: frame, into: &context)
        } else {
            layout.draw(lines, in: frame, into: &context.list)
        }
    }

    private func drawMoving(in frame: CGRect, into context: inout DrawContext) {
        let moving = MovingText(layout.text, frame: frame, displayScale: layout.displayScale)
        context.list.append(.push(.moving(.text(moving))))
        moving.draw(layout, into: &context.list)
        context.list.append(.pop)
    }

    private func drawBars(_ bars: [CGRect], _ paint: Paint, into context: inout DrawContext) {
        for bar in bars {
            let rect = context.aligned(bar)
            let radii = CornerRadii(min(rect.height / 3, 4))
            context.fill(.roundedRect(rect, radii: radii, style: .continuous), paint)
        }
    }

    private func lines(_ proposal: ProposedSize) -> TextLines { (room ?? layout).lines(width: proposal.width, height: proposal.height) }
}
