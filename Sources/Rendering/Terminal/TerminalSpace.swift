package import Foundation

/// The room that a terminal gives a picture.
package struct TerminalSpace: Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    /// Of one cell, in pixels.
    package var cellWidth: Double
    package var cellHeight: Double

    /// `pixelWidth` and `pixelHeight` are those of the whole window, zero where the terminal does not say: then a cell counts as 8 × 16.
    package init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        let known = pixelWidth >= self.columns && pixelHeight >= self.rows
        cellWidth = known ? Double(pixelWidth) / Double(self.columns) : 8
        cellHeight = known ? Double(pixelHeight) / Double(self.rows) : 16
    }

    /// Where a picture of a size in points goes when the terminal shows its pixels, at most `largest` of them a point.
    package func placement(of size: CGSize, largest: Double = 2) -> TerminalPlacement {
        let scale = min(largest, fit(size))
        return TerminalPlacement(
            columns: cells(size.width * scale / cellWidth, of: columns), rows: cells(size.height * scale / cellHeight, of: rows),
            scale: scale)
    }

    /// Where a picture of a size in points goes when half a cell is all that shows one colour: never larger than one of them a point.
    package func halfBlockPlacement(of size: CGSize) -> TerminalPlacement {
        let scale = min(cellWidth, cellHeight / 2, fit(size))
        return TerminalPlacement(
            columns: cells(size.width * scale / cellWidth, of: columns), rows: cells(size.height * scale / cellHeight, of: rows), scale: 1)
    }

    /// Pixels a point with which a size fills the space in one direction.
    private func fit(_ size: CGSize) -> Double {
        guard size.width > 0, size.height > 0 else { return 1 }
        return min(Double(columns) * cellWidth / size.width, Double(rows) * cellHeight / size.height)
    }

    private func cells(_ wanted: Double, of available: Int) -> Int {
        guard wanted.isFinite, wanted > 1 else { return 1 }
        return Int(min(wanted.rounded(), Double(available)))
    }
}

/// The cells that a picture covers, and the pixels a point with which it is best drawn for them.
package struct TerminalPlacement: Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    package var scale: Double

    package init(columns: Int, rows: Int, scale: Double) {
        self.columns = columns
        self.rows = rows
        self.scale = scale
    }
}
