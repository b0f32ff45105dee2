internal import Drawing
internal import Foundation
internal import LayoutEngine

/// Which letters are drawn as capitals of a smaller size: most fonts have no small capitals of their own.
struct SmallCaps: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let lower = SmallCaps(rawValue: 1)
    static let upper = SmallCaps(rawValue: 2)

    /// As a part of the font's size: a little higher than its small letters.
    private static let scale: CGFloat = 0.8

    /// The segment's text in parts that have one size each.
    func parts(of segment: StyledText.Segment, in locale: Locale) -> [StyledText.Segment] {
        var parts: [(text: String, isSmall: Bool)] = []
        for character in segment.text {
            let isSmall = isSmall(character)
            if parts.last?.isSmall == isSmall {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append((String(character), isSmall))
            }
        }
        return parts.map { part in
            var result = segment
            result.text = part.text
            if part.isSmall { result.shrink(to: Self.scale, locale) }
            return result
        }
    }

    private func isSmall(_ character: Character) -> Bool {
        (contains(.lower) && character.isLowercase) || (contains(.upper) && character.isUppercase)
    }
}

extension StyledText.Segment {
    /// Makes capitals of the letters in a part of the size; lines stay as high as they were.
    fileprivate mutating func shrink(to scale: CGFloat, _ locale: Locale) {
        text = text.uppercased(with: locale)
        size *= scale
        guard var metrics else { return }
        metrics.ascent /= Float(scale)
        metrics.descent /= Float(scale)
        metrics.leading /= Float(scale)
        self.metrics = metrics
    }
}
