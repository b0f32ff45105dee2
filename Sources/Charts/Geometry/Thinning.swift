package import Foundation

/// Leaves out what is finer than a pixel, so that many points cost no more than a plot shows.
package enum Thinning {
    /// Of the neighbours that fall into one column of a width the first, the last, the lowest and the highest; by their places in `x` and `y`.
    package static func columns(_ count: Int, width: CGFloat, x: (Int) -> CGFloat, y: (Int) -> CGFloat) -> [Int] {
        guard width > 0, count > 4 else { return Array(0..<count) }
        var kept: [Int] = []
        var start = 0
        while start < count {
            let column = (x(start) / width).rounded(.down)
            var (end, low, high) = (start + 1, start, start)
            while end < count, (x(end) / width).rounded(.down) == column {
                if y(end) < y(low) { low = end }
                if y(end) > y(high) { high = end }
                end += 1
            }
            var last = -1
            for index in [start, low, high, end - 1].sorted() where index != last {
                kept.append(index)
                last = index
            }
            start = end
        }
        return kept
    }

    /// The points of a line, no more than four in a column.
    package static func line(_ points: [CGPoint], column: CGFloat) -> [CGPoint] {
        columns(points.count, width: column, x: { points[$0].x }, y: { points[$0].y }).map { points[$0] }
    }

    /// The width of columns by which some lines of a width have no more than so many points together.
    package static func column(_ width: CGFloat, lines: Int, pixel: CGFloat, budget: Int) -> CGFloat {
        max(pixel, width * CGFloat(max(1, lines)) * 4 / CGFloat(max(1, budget)))
    }
}
