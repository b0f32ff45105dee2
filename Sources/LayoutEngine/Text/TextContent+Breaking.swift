internal import Foundation

extension TextContent {
    /// A line as it was broken: what stands on it, and where the next one begins.
    struct BrokenLine {
        var clusters: Range<Int>
        /// Nil after the last line of the text.
        var next: Int?
    }

    /// The longest line from `start` that is no wider than `width`; at least one cluster, unless a paragraph ends there.
    func line(from start: Int, width: CGFloat) -> BrokenLine {
        let limit = edges[start] + width + Self.tolerance
        var lastBreak = start
        for index in start..<clusters.count {
            let flags = clusters[index].flags
            if flags.isNewline { return BrokenLine(clusters: start..<index, next: index + 1) }
            if flags.breakBefore { lastBreak = index }
            guard edges[index + 1] > limit, index > start, !flags.isSpace else { continue }
            let end = lastBreak > start ? lastBreak : characterStart(at: index, after: start)
            return BrokenLine(clusters: start..<end, next: end)
        }
        return BrokenLine(clusters: start..<clusters.count, next: nil)
    }

    /// The last place at or before `index` where a character begins, but after `start`.
    func characterStart(at index: Int, after start: Int) -> Int {
        var index = index
        while index > start + 1, !clusters[index].flags.isCharacter { index -= 1 }
        return index
    }

    /// Sums of advances in another order may differ by less than this, in points.
    static let tolerance: CGFloat = 0.001
}
