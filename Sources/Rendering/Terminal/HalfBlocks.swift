/// Pictures as text: each cell shows two pixels, one above the other, in 24-bit colours.
package enum HalfBlocks {
    /// One text for each row of cells, which resets all colours at its end; the picture is averaged down to the cells.
    ///
    /// Where a pixel is more than half transparent the terminal's own background stays.
    package static func rows(_ bitmap: Bitmap, columns: Int, rows: Int) -> [String] {
        guard columns > 0, rows > 0 else { return [] }
        let small = bitmap.resampled(width: columns, height: 2 * rows, .average)
        return (0..<rows).map { row in
            var line = CellLine()
            for column in 0..<columns { line.add(upper: small[column, 2 * row].visible, lower: small[column, 2 * row + 1].visible) }
            return line.text + "\u{1B}[0m"
        }
    }
}

/// A row of cells; colours are named only where they change.
private struct CellLine {
    private(set) var text = ""
    private var foreground: Color?
    private var background: Color?

    mutating func add(upper: Color?, lower: Color?) {
        switch (upper, lower) {
        case (nil, nil):
            setBackground(nil)
            text += " "
        case (let upper?, _):
            setForeground(upper)
            setBackground(lower)
            text += "▀"
        case (nil, let lower?):
            setForeground(lower)
            setBackground(nil)
            text += "▄"
        }
    }

    private mutating func setForeground(_ color: Color) {
        guard foreground != color else { return }
        text += "\u{1B}[38;2;\(color)m"
        foreground = color
    }

    private mutating func setBackground(_ color: Color?) {
        guard background != color else { return }
        text += color.map { "\u{1B}[48;2;\($0)m" } ?? "\u{1B}[49m"
        background = color
    }
}

/// A colour as the terminal is told it.
private struct Color: Hashable, CustomStringConvertible {
    let red: UInt32
    let green: UInt32
    let blue: UInt32

    var description: String { "\(red);\(green);\(blue)" }
}

extension UInt32 {
    /// The colour of a premultiplied pixel, nil when it is more transparent than not.
    fileprivate var visible: Color? {
        let alpha = self >> 24
        guard alpha >= 128 else { return nil }
        func straight(_ shift: UInt32) -> UInt32 { Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha) }
        return Color(red: straight(16), green: straight(8), blue: straight(0))
    }
}
