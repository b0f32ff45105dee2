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
}
