internal import Drawing
internal import Foundation

extension TextContent {
    /// The direction of each paragraph: that of its first letter, or `default` where it has none.
    func directions(default direction: StyledText.Direction) -> [Paragraph] {
        var result: [Paragraph] = []
        var start = 0
        while start <= clusters.count {
            let end = clusters[start...].firstIndex { $0.flags.isNewline } ?? clusters.count
            let isRightToLeft = firstLetterIsRightToLeft(in: start..<end) ?? (direction == .rightToLeft)
            result.append(Paragraph(start: start, rightToLeft: isRightToLeft))
            start = end + 1
        }
        return result
    }

    private func firstLetterIsRightToLeft(in range: Range<Int>) -> Bool? {
        for cluster in clusters[range] {
            let piece = pieces[Int(cluster.piece)]
            if piece.rightToLeft { return true }
            if piece.text.substring(cluster.bytes).unicodeScalars.contains(where: \.properties.isAlphabetic) { return false }
        }
        return nil
    }

    /// Puts pieces that were shaped apart into the direction of their paragraph: the shaper has seen no more than each segment's own text.
    ///
    /// What was shaped from left to right begins with a piece of level 0.
    mutating func embedPieces() {
        for (number, paragraph) in paragraphs.enumerated() where paragraph.rightToLeft {
            let end = number + 1 < paragraphs.count ? paragraphs[number + 1].start : clusters.count
            for text in shapedTexts(in: paragraph.start..<end) where pieces[text.lowerBound].level == 0 {
                embed(text, at: (paragraph.start..<end).filter { text.contains(Int(clusters[$0].piece)) })
            }
        }
    }

    /// Pieces of one segment in a range of clusters.
    private func shapedTexts(in clusters: Range<Int>) -> [Range<Int>] {
        guard let first = clusters.first, let last = clusters.last else { return [] }
        var result: [Range<Int>] = []
        for piece in Int(self.clusters[first].piece)...Int(self.clusters[last].piece) {
            if let open = result.last, pieces[open.lowerBound].segment == pieces[piece].segment {
                result[result.count - 1] = open.lowerBound..<piece + 1
            } else {
                result.append(piece..<piece + 1)
            }
        }
        return result
    }

    /// What was shaped from left to right stands as a whole within a paragraph of the other direction; marks at its ends have that of the
    /// paragraph.
    private mutating func embed(_ text: Range<Int>, at places: [Int]) {
        for piece in text { pieces[piece].level += 2 }
        for place in places.prefix(while: isMark) { turn(place) }
        for place in places.reversed().prefix(while: isMark) { turn(place) }
    }

    private func isMark(_ place: Int) -> Bool {
        let piece = pieces[Int(clusters[place].piece)]
        return segments[piece.segment].isAtom
            || !piece.text.substring(clusters[place].bytes).unicodeScalars.contains(where: \.hasDirection)
    }

    /// Gives a cluster a piece of its own that runs from right to left.
    private mutating func turn(_ place: Int) {
        var piece = pieces[Int(clusters[place].piece)]
        guard !piece.rightToLeft else { return }
        piece.level = 1
        pieces.append(piece)
        clusters[place].piece = Int32(pieces.count - 1)
    }
}

extension Unicode.Scalar {
    /// Letters and digits have one of their own.
    fileprivate var hasDirection: Bool { properties.isAlphabetic || properties.numericType != nil }
}
