import Drawing
import Foundation
import Rendering

/// Pictures side by side on one, each with a line below that says what it is.
struct ContactSheet {
    private struct Cell {
        let picture: Bitmap
        let caption: String
    }

    private var cells: [Cell] = []

    /// In pixels: the largest side of a picture, and the room around.
    private static let side = 400
    private static let gap = 24
    private static let captionHeight = 36
    private static let columns = 4
    /// Pictures that are shown at most.
    static let limit = 200

    var isEmpty: Bool { cells.isEmpty }

    /// Takes a picture; a large one is made smaller.
    mutating func add(_ picture: Bitmap, caption: String) {
        guard cells.count < Self.limit else { return }
        let longest = max(picture.width, picture.height, 1)
        let factor = min(1, Double(Self.side) / Double(longest))
        let (width, height) = (Double(picture.width) * factor, Double(picture.height) * factor)
        cells.append(Cell(picture: picture.resampled(width: max(1, Int(width)), height: max(1, Int(height)), .average), caption: caption))
    }

    /// The sheet; `label` draws a line of text that is so many pixels wide at most.
    func bitmap(label: (_ text: String, _ width: Int) -> Bitmap?) -> Bitmap {
        let columns = min(Self.columns, max(1, cells.count))
        let rows = stride(from: 0, to: cells.count, by: columns).map { Array(cells[$0..<min($0 + columns, cells.count)]) }
        let heights = rows.map { row in (row.map(\.picture.height).max() ?? 0) + Self.captionHeight + Self.gap }
        var sheet = Bitmap(width: columns * (Self.side + Self.gap) + Self.gap, height: heights.reduce(Self.gap, +))
        sheet.withPixels { $0.update(repeating: 0xffe5e5ea) }
        var y = Self.gap
        for (row, height) in zip(rows, heights) {
            for (column, cell) in row.enumerated() {
                let x = Self.gap + column * (Self.side + Self.gap)
                sheet.lay(cell.picture, x: x, y: y)
                if let caption = label(cell.caption, Self.side) { sheet.lay(caption, x: x, y: y + cell.picture.height + 8) }
            }
            y += height
        }
        return sheet
    }
}

extension Bitmap {
    /// Lays a picture over this one; what reaches beyond the edges is cut.
    fileprivate mutating func lay(_ picture: Bitmap, x: Int, y: Int) {
        let (width, height) = (self.width, self.height)
        withPixels { pixels in
            for row in 0..<picture.height where (0..<height).contains(y + row) {
                for column in 0..<picture.width where (0..<width).contains(x + column) {
                    let place = (y + row) * width + x + column
                    pixels[place] = picture[column, row].over(pixels[place])
                }
            }
        }
    }
}

extension UInt32 {
    /// A premultiplied pixel over another.
    fileprivate func over(_ below: UInt32) -> UInt32 {
        let rest = 255 - (self >> 24)
        return [0, 8, 16, 24].reduce(0) { sum, shift in
            let channel = (self >> shift & 255) + (below >> shift & 255) * rest / 255
            return sum | Swift.min(255, channel) << shift
        }
    }
}

/// One line of text on nothing.
enum Caption {
    /// The list of a line in the system's type, cut to a width in points.
    static func list(_ text: String, size: CGFloat, width: CGFloat, shape: (String, FontFace) -> ShapedText) -> DisplayList {
        let shaped = shape(text, FontFace(weight: 500))
        var builder = ListBuilder()
        let ascent = CGFloat(shaped.metrics.ascent) * size
        var pen: CGFloat = 0
        for run in shaped.runs {
            var glyphs: [GlyphRun.Glyph] = []
            var x: Float = 0
            for glyph in run.glyphs {
                guard pen + CGFloat(x + glyph.advance) * size <= width else { break }
                glyphs.append(.init(id: glyph.id, x: (x + glyph.xOffset) * Float(size), y: glyph.yOffset * Float(size)))
                x += glyph.advance
            }
            let font = builder.font(run.font)
            builder.append(
                .glyphs(
                    GlyphRun(
                        font: font, size: size, origin: CGPoint(x: pen, y: ascent), glyphs: glyphs, paint: .color(.black), text: text)))
            pen += CGFloat(x) * size
        }
        let height = (ascent + CGFloat(shaped.metrics.descent) * size).rounded(.up)
        return builder.list(size: CGSize(width: width, height: height), cornerRadius: 0)
    }
}
