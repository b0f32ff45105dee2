package import Drawing

/// Half an em a character, breaks after spaces and hyphens, Hebrew and Arabic from right to left; a glyph's number is its scalar's.
package struct FixedTextShaper: TextShaper, Sendable {
    package init() {}

    package func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
        var runs: [ShapedText.Run] = []
        var breaks = [ShapedText.Break](repeating: [], count: text.utf8.count + 1)
        var byte = 0
        var previous: Character?
        for character in face.design == .symbol ? ["\u{FFFC}"] : Array(text) {
            let isRightToLeft = character.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
            if runs.last?.rightToLeft != isRightToLeft {
                runs.append(ShapedText.Run(font: Self.font(face), rightToLeft: isRightToLeft, glyphs: []))
            }
            let scalar = character.unicodeScalars.first?.value ?? 0
            runs[runs.count - 1].glyphs.append(ShapedText.Glyph(id: scalar, advance: 0.5, cluster: UInt32(byte)))
            breaks[byte].insert(.character)
            if character == " " { breaks[byte].insert(.space) }
            if let previous, " -".contains(previous), character != " " { breaks[byte].insert(.line) }
            previous = character
            byte += character.utf8.count
        }
        return ShapedText(runs: runs, breaks: breaks, metrics: FontMetrics(ascent: 0.8, descent: 0.2))
    }

    /// The file that a face is said to lie in.
    package static func font(_ face: FontFace) -> FontKey {
        FontKey(path: "/\(face.family ?? "fixed")-\(face.design)-\(face.weight)\(face.italic ? "i" : "")")
    }
}
