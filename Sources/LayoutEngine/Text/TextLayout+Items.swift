internal import Foundation

extension TextLayout {
    /// A part of a line in one font and one direction, at its place.
    struct LineItem {
        /// The piece that the clusters are of; nil for the ellipsis.
        var piece: Int?
        var segment: Int
        var clusters: Range<Int>
        /// Of the bidirectional algorithm.
        var level: UInt8
        /// From the line's left end, in points before shrinking.
        var x: CGFloat = 0
        var width: CGFloat

        var rightToLeft: Bool { level % 2 == 1 }
    }

    /// What stands on a line, from left to right.
    func items(of line: TextLines.Line) -> [LineItem] {
        let base = content.isRightToLeft(at: line.head.lowerBound)
        var items: [LineItem] = []
        append(line.head, of: line, to: &items)
        if let segment = line.ellipsis {
            let width = ellipsisWidth(segment: segment)
            items.append(LineItem(segment: segment, clusters: 0..<0, level: base ? 1 : 0, width: width))
        }
        append(line.tail, of: line, to: &items)
        if !content.paragraphs.isEmpty { reorder(&items) }
        var x: CGFloat = 0
        for index in items.indices {
            items[index].x = x
            x += items[index].width
        }
        return items
    }

    private func append(_ range: Range<Int>, of line: TextLines.Line, to items: inout [LineItem]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let piece = content.clusters[start].piece
            var end = start + 1
            while end < range.upperBound, content.clusters[end].piece == piece { end += 1 }
            let width = content.width(start..<end) - line.tightening * CGFloat(end - start)
            let known = content.pieces[Int(piece)]
            items.append(
                LineItem(
                    piece: Int(piece), segment: known.segment, clusters: start..<end, level: known.level, width: width))
            start = end
        }
    }

    /// Puts parts in the order in which they are seen: from the highest level down to the lowest odd one, what is at least as deep is turned.
    private func reorder(_ items: inout [LineItem]) {
        guard let highest = items.map(\.level).max(), highest > 0 else { return }
        for level in (1...highest).reversed() {
            var start = 0
            while start < items.count {
                guard items[start].level >= level else {
                    start += 1
                    continue
                }
                let end = items[start...].firstIndex { $0.level < level } ?? items.count
                items[start..<end].reverse()
                start = end
            }
        }
    }
}
