internal import Foundation

extension GlyphRun: CustomStringConvertible {
    /// The text, where it stands, and where the last glyph begins; glyph numbers depend on the font file and are left out.
    package var description: String {
        let last = printed(Double(glyphs.last?.x ?? 0))
        return "glyphs \(text.debugDescription) at \(printed(origin)) font \(font) size \(printed(size)) "
            + "count \(glyphs.count) last \(last) \(paint)"
    }
}

extension FontKey: CustomStringConvertible {
    /// The file's name without its folder, which differs between machines.
    package var description: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let parts = [
            index == 0 ? "" : "index \(index)", variations, synthetic.contains(.oblique) ? "oblique" : "",
            synthetic.contains(.bold) ? "bold" : "", synthetic.widthFactor == 1 ? "" : "width \(printed(synthetic.widthFactor))",
        ]
        return ([file] + parts.filter { !$0.isEmpty }).joined(separator: " ")
    }
}
