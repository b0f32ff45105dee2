package import Drawing

/// Half an em a character, breaks after spaces and hyphens, Hebrew and Arabic from right to left; a glyph's number is its scalar's.
package struct FixedTextShaper: TextShaper, Sendable {
    package init() {}

    package func shape(_ text: String, face: FontFace, language: String) -> ShapedText {
        var runs: [ShapedText.Run] = []
        var breaks = [ShapedText.Break](repeating: [], count: text.utf8.count + 1)
        var byte = 0
        var previous: Character?
        let characters = face.design == .symbol ? ["\u{FFFC}"] : Array(text)
        for (character, level) in zip(characters, Self.levels(characters)) {
            if runs.last?.level != level { runs.append(ShapedText.Run(font: Self.font(face), level: level, glyphs: [])) }
            let shown = level % 2 == 1 ? character.mirrored : character
            let scalar = shown.unicodeScalars.first?.value ?? 0
            runs[runs.count - 1].glyphs.append(ShapedText.Glyph(id: scalar, advance: 0.5, cluster: UInt32(byte)))
            breaks[byte].insert(.character)
            if character == " " { breaks[byte].insert(.space) }
            if let previous, " -".contains(previous), character != " " { breaks[byte].insert(.line) }
            previous = character
            byte += character.utf8.count
        }
        return ShapedText(runs: runs, breaks: breaks, metrics: FontMetrics(ascent: 0.8, descent: 0.2))
    }

    /// The levels of the bidirectional algorithm, for letters, digits and marks: the first letter gives the direction of the whole.
    private static func levels(_ characters: [Character]) -> [UInt8] {
        let base: UInt8 = characters.first(where: \.isLetter)?.isFromTheRight == true ? 1 : 0
        var isRightwards = base == 0
        // A number after letters from the right is one of theirs to the marks beside it.
        let own: [(level: UInt8, beside: UInt8)?] = characters.map { character in
            if character.isLetter { isRightwards = !character.isFromTheRight }
            if character.isLetter, !isRightwards { return (1, 1) }
            guard character.isLetter || character.isNumber else { return nil }
            return isRightwards ? (2 * base, 2 * base) : (2, 1)
        }
        return own.indices.map { index in
            if let level = own[index]?.level { return level }
            let before = own[..<index].compactMap(\.?.beside).last ?? base
            let after = own[index...].compactMap(\.?.beside).first ?? base
            return before == after ? before : base
        }
    }

    /// The file that a face is said to lie in.
    package static func font(_ face: FontFace) -> FontKey {
        FontKey(path: "/\(face.family ?? "fixed")-\(face.design)-\(face.weight)\(face.italic ? "i" : "")")
    }
}

extension Character {
    /// The bracket that faces the other way.
    fileprivate var mirrored: Character { self == "(" ? ")" : self == ")" ? "(" : self }

    fileprivate var isFromTheRight: Bool { unicodeScalars.contains { (0x590...0x8FF).contains($0.value) } }
}
