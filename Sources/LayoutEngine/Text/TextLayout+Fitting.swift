internal import Drawing
internal import Foundation

extension TextLayout {
    /// The text in a room, shrunk as far as it may be before it is cut.
    func fitted(width: CGFloat, height: CGFloat) -> TextLines {
        let full = broken(width: width, height: height, scale: 1)
        let least = min(max(paragraph.minimumScale, 0.01), 1)
        guard least < 1, width > 0, !content.isCut, !fits(full, height: height) else { return full }
        var (low, high) = (least, CGFloat(1))
        var best = broken(width: width, height: height, scale: least)
        guard fits(best, height: height) else { return best }
        for _ in 0..<Self.scaleSteps {
            let middle = (low + high) / 2
            let lines = broken(width: width, height: height, scale: middle)
            if fits(lines, height: height) {
                (low, best) = (middle, lines)
            } else {
                high = middle
            }
        }
        return best
    }

    /// Halvings of the range of scales: enough for a tenth of a point in the largest type.
    private static var scaleSteps: Int { 10 }

    private func fits(_ lines: TextLines, height: CGFloat) -> Bool {
        !lines.isTruncated && lines.height * lines.scale <= height + TextContent.tolerance
    }

    /// The text at one scale: breaking at full size in a room that is larger by as much comes to the same.
    private func broken(width: CGFloat, height: CGFloat, scale: CGFloat) -> TextLines {
        var result = TextLines()
        result.scale = scale
        let (room, maximum) = (width / scale, height / scale)
        var start: Int? = content.clusters.isEmpty && !content.isCut ? nil : 0
        if start != nil, room == 0 {
            appendEmptyLine(to: &result)
            start = nil
        }
        while let first = start {
            let next = content.line(from: first, width: room)
            let shown = content.trimmed(next.clusters)
            let line = placed(TextLines.Line(head: shown, width: content.width(shown)), whole: next.clusters, below: result)
            guard hasRoom(for: line, below: result, height: maximum) else {
                truncateLast(of: &result, room: room)
                break
            }
            append(line, to: &result)
            start = next.next
            if start == nil, content.isCut { truncateLast(of: &result, room: room) }
        }
        finish(&result, room: room)
        return result
    }

    /// What a room without width holds: a line's height, and nothing on it.
    private func appendEmptyLine(to lines: inout TextLines) {
        append(placed(TextLines.Line(head: 0..<0, width: 0), whole: 0..<0, below: lines), to: &lines)
        lines.isTruncated = true
    }

    private func hasRoom(for line: TextLines.Line, below lines: TextLines, height: CGFloat) -> Bool {
        if lines.lines.isEmpty { return true }
        if let limit = paragraph.lineLimit, lines.lines.count >= max(limit, 1) { return false }
        return line.bottom <= height + TextContent.tolerance
    }

    private func append(_ line: TextLines.Line, to lines: inout TextLines) {
        lines.lines.append(line)
        lines.height = line.bottom
    }

    private func truncateLast(of lines: inout TextLines, room: CGFloat) {
        guard let last = lines.lines.popLast() else { return }
        lines.height = lines.lines.last?.bottom ?? 0
        let line = truncated(from: last.head.lowerBound, room: room)
        append(placed(line, whole: line.head, below: lines), to: &lines)
        lines.isTruncated = line.ellipsis != nil
    }

    /// The line with its height, and its place below the others.
    private func placed(_ line: TextLines.Line, whole: Range<Int>, below lines: TextLines) -> TextLines.Line {
        var line = line
        var leading: CGFloat?
        for range in [whole, line.tail] {
            for segment in segments(of: range) { enlarge(&line, for: segment, leading: &leading) }
        }
        if let segment = line.ellipsis { enlarge(&line, for: segment, leading: &leading) }
        if line.ascent + line.descent == 0 { enlarge(&line, for: segment(at: whole.lowerBound), leading: &leading) }
        if !lines.lines.isEmpty { line.top = lines.height + (leading ?? 0) + paragraph.lineSpacing }
        return line
    }

    private func enlarge(_ line: inout TextLines.Line, for segment: Int, leading: inout CGFloat?) {
        let metrics = content.metrics[segment]
        let (size, raised) = (content.segments[segment].size, content.segments[segment].baselineOffset)
        line.ascent = max(line.ascent, CGFloat(metrics.ascent) * size + raised)
        line.descent = max(line.descent, CGFloat(metrics.descent) * size - raised)
        leading = max(leading ?? -.infinity, CGFloat(metrics.leading) * size)
    }

    private func segments(of range: Range<Int>) -> Range<Int> {
        guard let first = range.first, let last = range.last else { return 0..<0 }
        return content.segment(of: first)..<(content.segment(of: last) + 1)
    }

    /// The segment where a cluster stands, or would stand.
    func segment(at cluster: Int) -> Int {
        content.clusters.isEmpty ? 0 : content.segment(of: min(cluster, content.clusters.count - 1))
    }

    /// Rounds to pixels what the lines' sums have come to.
    private func finish(_ lines: inout TextLines, room: CGFloat) {
        let scale = lines.scale
        var width: CGFloat = 0
        for index in lines.lines.indices {
            let line = lines.lines[index]
            width = max(width, line.width)
            lines.lines[index].baseline = roundedUp((line.top + line.ascent) * scale)
        }
        reserve(&lines)
        lines.size = CGSize(width: roundedUp(min(width, room) * scale), height: roundedUp(lines.height * scale))
    }

    /// Makes room for lines that are not there, in the height of the first segment.
    private func reserve(_ lines: inout TextLines) {
        let missing = paragraph.reservedLines - lines.lines.count
        guard missing > 0, let segment = content.segments.first, let metrics = content.metrics.first else { return }
        let height = CGFloat(metrics.ascent + metrics.descent) * segment.size
        let step = height + CGFloat(metrics.leading) * segment.size + paragraph.lineSpacing
        lines.height += CGFloat(missing) * step - (lines.lines.isEmpty ? step - height : 0)
    }

    /// The next whole pixel, but for an excess that comes of sums alone.
    func roundedUp(_ length: CGFloat) -> CGFloat {
        ((length - TextContent.tolerance) * displayScale).rounded(.up) / displayScale
    }
}
