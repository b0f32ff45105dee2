package import Drawing
package import Foundation

extension TextLayout {
    /// Draws lines into the text's frame, in points of the list: a glyph run for each font and style of each line.
    package func draw(_ lines: TextLines, in frame: CGRect, into list: inout ListBuilder) {
        for line in lines.lines where lines.size.width > 0 {
            let origin = CGPoint(x: left(of: line, in: lines, frame: frame), y: frame.minY + line.baseline)
            var pen = TextPen(layout: self, scale: lines.scale, frame: frame, origin: origin, tightening: line.tightening)
            pen.draw(items(of: line), into: &list)
        }
    }

    /// Where each line's text stands in a frame, in points of the list: from its capitals' tops to its baseline.
    package func bars(_ lines: TextLines, in frame: CGRect) -> [CGRect] {
        lines.lines.compactMap { line in
            guard line.width > 0, lines.size.width > 0 else { return nil }
            let segment = line.head.isEmpty ? line.ellipsis ?? 0 : segment(at: line.head.lowerBound)
            let height = CGFloat(content.metrics[segment].capHeight) * content.segments[segment].size * lines.scale
            let x = left(of: line, in: lines, frame: frame)
            let width = min(line.width * lines.scale, frame.width)
            return CGRect(x: x, y: frame.minY + line.baseline - height, width: width, height: height)
        }
    }

    private func left(of line: TextLines.Line, in lines: TextLines, frame: CGRect) -> CGFloat {
        let free = max(0, frame.width - line.width * lines.scale)
        switch (paragraph.alignment, paragraph.layoutDirection) {
        case (.leading, .leftToRight), (.trailing, .rightToLeft): return frame.minX
        case (.trailing, .leftToRight), (.leading, .rightToLeft): return frame.minX + free
        case (.center, _): return frame.minX + (free / 2 * displayScale).rounded(.down) / displayScale
        }
    }
}
