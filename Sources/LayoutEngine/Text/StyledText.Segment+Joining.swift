internal import Drawing
internal import Foundation

extension StyledText.Segment {
    /// One thing that no line is broken within, whatever its text.
    var isAtom: Bool { face.design == .symbol || picture != nil }

    /// Points added after each character: tracking where there is some, else kerning.
    var spacing: CGFloat { tracking != 0 ? tracking : kerning }

    /// Whether `other` could be written on in the same segment.
    func looksLike(_ other: StyledText.Segment) -> Bool {
        var other = other
        other.text = text
        return self == other && !isAtom && words == nil
    }
}
