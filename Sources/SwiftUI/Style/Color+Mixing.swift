import Drawing
import Foundation

extension Color {
    /// The colour with a part of another, 0 for none of it to 1 for nothing else.
    ///
    /// Differs from Apple's in that colours are mixed in sRGB whatever the space.
    public nonisolated func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(source, rhs.source, fraction.isNaN ? 0 : max(0, min(1, fraction))))
    }
}

extension RGBA {
    /// The colour with a part 0...1 of another; the colour that covers less weighs less.
    func mixed(with other: RGBA, _ part: Double) -> RGBA {
        let share = Float(part)
        let alpha = self.alpha + (other.alpha - self.alpha) * share
        guard alpha > 0 else { return .clear }
        func mix(_ first: Float, _ second: Float) -> Float {
            (first * self.alpha * (1 - share) + second * other.alpha * share) / alpha
        }
        return RGBA(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
    }

    /// The colour with a part 0...1 of white, as transparent as before.
    func lightened(_ part: Double) -> RGBA {
        mixed(with: RGBA(red: 1, green: 1, blue: 1, alpha: alpha), part)
    }
}
