internal import Drawing
internal import Foundation

extension TextLayout {
    /// The line that begins at a cluster and should hold all that follows, but has no room for it.
    func truncated(from start: Int, room: CGFloat) -> TextLines.Line {
        if let line = tightened(from: start, room: room) { return line }
        switch content.isCut ? .tail : paragraph.truncation {
        case .tail: return truncatedTail(from: start, room: room)
        case .head: return truncatedHead(from: start, room: room)
        case .middle: return truncatedMiddle(from: start, room: room)
        }
    }

    /// The whole rest on one line, its characters moved together, if that takes no more than one part in twenty.
    private func tightened(from start: Int, room: CGFloat) -> TextLines.Line? {
        guard paragraph.allowsTightening, !content.isCut, room > 0 else { return nil }
        let rest = content.trimmed(start..<content.clusters.count)
        let width = content.width(rest)
        guard width > room, width * 0.95 <= room, !content.clusters[rest].contains(where: { $0.flags.isNewline }) else {
            return nil
        }
        return TextLines.Line(head: rest, width: room, tightening: (width - room) / CGFloat(max(rest.count - 1, 1)))
    }

    private func truncatedTail(from start: Int, room: CGFloat) -> TextLines.Line {
        let paragraphEnd = content.clusters[start...].firstIndex { $0.flags.isNewline } ?? content.clusters.count
        var head = start..<paragraphEnd
        while true {
            let segment = segment(at: head.isEmpty ? head.lowerBound : head.upperBound - 1)
            let ellipsis = ellipsisWidth(segment: segment)
            head = content.trimmed(start..<prefixEnd(of: head, width: room - ellipsis))
            if self.segment(at: head.isEmpty ? head.lowerBound : head.upperBound - 1) == segment {
                return TextLines.Line(head: head, ellipsis: segment, width: content.width(head) + ellipsis)
            }
        }
    }

    private func truncatedHead(from start: Int, room: CGFloat) -> TextLines.Line {
        let end = content.trimmed(start..<content.clusters.count).upperBound
        var tail = start..<end
        while true {
            let segment = segment(at: tail.lowerBound)
            let ellipsis = ellipsisWidth(segment: segment)
            tail = suffixStart(of: tail, width: room - ellipsis)..<end
            if self.segment(at: tail.lowerBound) == segment {
                return TextLines.Line(head: start..<start, ellipsis: segment, tail: tail, width: content.width(tail) + ellipsis)
            }
        }
    }

    /// Head and tail share the room alike.
    private func truncatedMiddle(from start: Int, room: CGFloat) -> TextLines.Line {
        let rest = content.trimmed(start..<content.clusters.count)
        let segment = segment(at: max(start, prefixEnd(of: rest, width: room / 2) - 1))
        let ellipsis = ellipsisWidth(segment: segment)
        let head = content.trimmed(start..<prefixEnd(of: rest, width: (room - ellipsis) / 2))
        let used = content.width(head) + ellipsis
        let tail = max(head.upperBound, suffixStart(of: rest, width: room - used))..<rest.upperBound
        return TextLines.Line(head: head, ellipsis: segment, tail: tail, width: used + content.width(tail))
    }

    /// Where the longest prefix of a range ends that is no wider than `width`.
    private func prefixEnd(of range: Range<Int>, width: CGFloat) -> Int {
        let limit = content.edges[range.lowerBound] + width + TextContent.tolerance
        var end = range.upperBound
        while end > range.lowerBound, content.edges[end] > limit || !isCharacterStart(end) { end -= 1 }
        return end
    }

    /// Where the longest suffix of a range begins that is no wider than `width` and does not begin with a space.
    private func suffixStart(of range: Range<Int>, width: CGFloat) -> Int {
        let limit = content.edges[range.upperBound] - width - TextContent.tolerance
        var start = range.lowerBound
        while start < range.upperBound, content.edges[start] < limit || !mayFollowEllipsis(start) { start += 1 }
        return start
    }

    private func isCharacterStart(_ index: Int) -> Bool {
        index >= content.clusters.count || content.clusters[index].flags.isCharacter
    }

    private func mayFollowEllipsis(_ index: Int) -> Bool {
        isCharacterStart(index) && !content.clusters[index].flags.isBlank
    }

    func ellipsisWidth(segment: Int) -> CGFloat {
        let advance = ellipsis(segment: segment).runs.reduce(into: Float(0)) { sum, run in
            sum += run.glyphs.reduce(0) { $0 + $1.advance }
        }
        return CGFloat(advance) * content.segments[segment].size
    }
}
