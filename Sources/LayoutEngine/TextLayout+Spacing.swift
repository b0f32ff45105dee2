import Drawing
import Foundation

extension TextLayout {
    /// The distances that the text wants above and below, by its largest font.
    var spacing: Spacing {
        let fonts = zip(content.segments, content.metrics)
        func largest(_ part: (FontMetrics) -> Float) -> CGFloat { fonts.reduce(0) { max($0, CGFloat(part($1.1)) * $1.0.size) } }
        return .text(
            ascent: largest(\.ascent), descent: largest(\.descent), capHeight: largest(\.capHeight), leading: largest(\.leading),
            pixel: 1 / displayScale)
    }
}
