package import Drawing
package import Foundation

/// A named icon, drawn with the glyphs of a symbol font.
package final class SymbolNode: LayoutNode {
    /// The shaped icon and how large it is meant.
    package struct Symbol {
        package var shaped: ShapedText
        /// What the icon says to those who do not see it.
        package var text: String
        /// Points per em.
        package var size: CGFloat
        /// Points per em of the text beside it, whose capitals' middle the icon's stands at.
        package var textSize: CGFloat

        package init(shaped: ShapedText, text: String, size: CGFloat, textSize: CGFloat) {
            self.shaped = shaped
            self.text = text
            self.size = size
            self.textSize = textSize
        }

        /// How far below the icon's top the baseline of the text beside it lies, in points.
        fileprivate var baseline: CGFloat {
            CGFloat(shaped.metrics.ascent) * size + CGFloat(shaped.metrics.capHeight) / 2 * (textSize - size)
        }

        /// In points; as high as the symbol font's lines.
        fileprivate var room: CGSize {
            let ems = shaped.runs.reduce(Float(0)) { $1.glyphs.reduce($0) { $0 + $1.advance } }
            return CGSize(
                width: CGFloat(ems) * size, height: CGFloat(shaped.metrics.ascent + shaped.metrics.descent) * size)
        }
    }

    private let symbol: Symbol
    private let room: CGSize
    private let isResizable: Bool
    private let baselines: Set<AlignmentKey>
    private let paint: (CGRect) -> Paint

    /// `baselines` are the guides by which text is aligned.
    package init(symbol: Symbol, isResizable: Bool, baselines: Set<AlignmentKey>, paint: @escaping (CGRect) -> Paint) {
        self.symbol = symbol
        room = symbol.room
        self.isResizable = isResizable
        self.baselines = baselines
        self.paint = paint
        super.init(guides: baselines.reduce([]) { $0.union($1.mask) })
    }

    package override func measure(_ proposal: ProposedSize) -> CGSize { isResizable ? proposal.filled(by: room) : room }

    package override func guide(_ key: AlignmentKey, for proposal: ProposedSize) -> CGFloat? {
        guard baselines.contains(key) else { return nil }
        return symbol.baseline * (room.height > 0 ? size(for: proposal).height / room.height : 1)
    }

    package override func draw(at origin: CGPoint, proposal: ProposedSize, into context: inout DrawContext) {
        let rect = CGRect(origin: origin, size: size(for: proposal))
        guard rect.isDrawable, rect.width > 0, rect.height > 0, room.width > 0, room.height > 0 else { return }
        let scale = CGSize(width: rect.width / room.width, height: rect.height / room.height)
        guard abs(scale.width - scale.height) > 0.001 * scale.height else {
            return draw(in: rect, size: symbol.size * scale.height, into: &context)
        }
        // Glyphs have one size: a symbol that is stretched one way is drawn in its own proportions under a map.
        let map = Transform.scale(x: scale.width, y: scale.height).around(origin)
        context.group(.transform(map)) { draw(in: CGRect(origin: origin, size: room), size: symbol.size, into: &$0) }
    }

    private func draw(in rect: CGRect, size: CGFloat, into context: inout DrawContext) {
        let color = paint(rect)
        guard !color.isClear else { return }
        let baseline = rect.minY + CGFloat(symbol.shaped.metrics.ascent) * size
        var pen = rect.minX
        for run in symbol.shaped.runs {
            var glyphs: [GlyphRun.Glyph] = []
            var x: Float = 0
            for glyph in run.glyphs {
                glyphs.append(.init(id: glyph.id, x: (x + glyph.xOffset) * Float(size), y: glyph.yOffset * Float(size)))
                x += glyph.advance
            }
            let font = context.list.font(run.font)
            context.list.append(
                .glyphs(
                    GlyphRun(
                        font: font, size: size, origin: CGPoint(x: pen, y: baseline), glyphs: glyphs, paint: color, text: symbol.text)))
            pen += CGFloat(x) * size
        }
    }
}
