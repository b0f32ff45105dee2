internal import Drawing
internal import Foundation

/// Draws the parts of one line.
struct TextPen {
    let layout: TextLayout
    /// How far type is shrunk.
    let scale: CGFloat
    /// The text's frame, in which gradients lie.
    let frame: CGRect
    /// Where the line begins on its baseline.
    let origin: CGPoint
    let tightening: CGFloat
    private var run: Run?

    /// Glyphs that wait for others of the same font and style.
    private struct Run {
        var font: FontKey
        var segment: Int
        var rightToLeft: Bool
        var x: CGFloat
        var glyphs: [GlyphRun.Glyph]
        var text: String
    }

    init(layout: TextLayout, scale: CGFloat, frame: CGRect, origin: CGPoint, tightening: CGFloat) {
        self.layout = layout
        self.scale = scale
        self.frame = frame
        self.origin = origin
        self.tightening = tightening
    }

    mutating func draw(_ items: [TextLayout.LineItem], into list: inout ListBuilder) {
        fillBackgrounds(of: items, into: &list)
        decorate(items, with: \.underline, into: &list) { size, _ in 0.1 * size }
        for item in items {
            if let picture = layout.content.segments[item.segment].picture, item.piece != nil {
                draw(picture, of: item, into: &list)
            } else if let piece = item.piece {
                draw(layout.content.pieces[piece], of: item, into: &list)
            } else {
                drawEllipsis(item, into: &list)
            }
        }
        flush(into: &list)
        decorate(items, with: \.strikethrough, into: &list) { size, metrics in -CGFloat(metrics.xHeight) / 2 * size }
    }

    private mutating func draw(_ piece: TextContent.Piece, of item: TextLayout.LineItem, into list: inout ListBuilder) {
        guard let first = item.clusters.first, let last = item.clusters.last, !piece.glyphs.isEmpty else { return }
        let clusters = layout.content.clusters
        begin(piece.font, item, count: Int(clusters[last].glyphs.upperBound - clusters[first].glyphs.lowerBound), into: &list)
        run?.text += piece.text.substring(clusters[first].bytes.lowerBound..<clusters[last].bytes.upperBound)
        for cluster in item.clusters {
            var x = item.x + layout.content.edges[cluster] - layout.content.edges[first]
            x -= tightening * CGFloat(cluster - first)
            if item.rightToLeft { x = 2 * item.x + item.width - x - width(of: clusters[cluster], in: piece) + tightening }
            add(clusters[cluster].glyphs, of: piece, at: x)
        }
    }

    private mutating func draw(_ picture: StyledText.Picture, of item: TextLayout.LineItem, into list: inout ListBuilder) {
        flush(into: &list)
        let segment = layout.content.segments[item.segment]
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let corner = CGPoint(x: origin.x + item.x * scale, y: origin.y - segment.baselineOffset * scale - size.height)
        let tint = picture.isTemplate ? segment.paint.placed(in: frame) : nil
        list.append(.image(ImageUse(image: list.image(picture.image), rect: CGRect(origin: corner, size: size), tint: tint)))
    }

    private func width(of cluster: TextContent.Cluster, in piece: TextContent.Piece) -> CGFloat {
        let advance = piece.glyphs[Int(cluster.glyphs.lowerBound)..<Int(cluster.glyphs.upperBound)].reduce(Float(0)) { $0 + $1.advance }
        return CGFloat(advance) * layout.content.segments[piece.segment].size
    }

    /// Glyphs of a cluster lie in the order in which they are read, so from right to left they are drawn backwards.
    private mutating func add(_ range: Range<Int32>, of piece: TextContent.Piece, at start: CGFloat) {
        let size = layout.content.segments[piece.segment].size
        let origin = run?.x ?? 0
        var x = start
        for offset in 0..<range.count {
            let index = Int(piece.rightToLeft ? range.upperBound - 1 - Int32(offset) : range.lowerBound + Int32(offset))
            let glyph = piece.glyphs[index]
            let place = (x - origin + CGFloat(glyph.xOffset) * size) * scale
            run?.glyphs.append(GlyphRun.Glyph(id: glyph.id, x: Float(place), y: Float(CGFloat(glyph.yOffset) * size * scale)))
            x += CGFloat(glyph.advance) * size
        }
    }

    private mutating func drawEllipsis(_ item: TextLayout.LineItem, into list: inout ListBuilder) {
        var x = item.x
        for (number, shaped) in layout.ellipsis(segment: item.segment).runs.enumerated() {
            let piece = TextContent.Piece(
                segment: item.segment, font: shaped.font, level: shaped.level, glyphs: shaped.glyphs, text: "…")
            begin(piece.font, item, count: shaped.glyphs.count, into: &list)
            if number == 0 { run?.text += "…" }
            add(0..<Int32(shaped.glyphs.count), of: piece, at: x)
            x += CGFloat(shaped.glyphs.reduce(Float(0)) { $0 + $1.advance }) * layout.content.segments[item.segment].size
        }
    }

    /// Goes on with the run that waits, or begins another when font or style change.
    private mutating func begin(_ font: FontKey, _ item: TextLayout.LineItem, count: Int, into list: inout ListBuilder) {
        if let run, run.segment == item.segment, run.font == font, !run.rightToLeft, !item.rightToLeft { return }
        flush(into: &list)
        run = Run(font: font, segment: item.segment, rightToLeft: item.rightToLeft, x: item.x, glyphs: [], text: "")
        run?.glyphs.reserveCapacity(count + 1)
    }

    private mutating func flush(into list: inout ListBuilder) {
        guard let run, !run.glyphs.isEmpty else { return }
        let segment = layout.content.segments[run.segment]
        let place = CGPoint(x: origin.x + run.x * scale, y: origin.y - segment.baselineOffset * scale)
        list.append(
            .glyphs(
                GlyphRun(
                    font: list.font(run.font), size: segment.size * scale, origin: place, glyphs: run.glyphs,
                    paint: segment.paint.placed(in: frame), text: run.text)))
        self.run = nil
    }
}
