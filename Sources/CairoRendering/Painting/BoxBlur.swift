internal import Foundation

/// A Gaussian blur as three box filters in a row, which differ from it by less than the eye sees.
///
/// The time does not depend on the radius: each filter keeps a running sum.
struct BoxBlur {
    /// The half-widths of the boxes in pixels, each box being twice that and one wide.
    let radii: [Int]

    /// The blur of a standard deviation in pixels, at most 256; below 0.6, which is less than a pixel's own width, there is none.
    init(sigma: CGFloat) {
        let bounded = sigma.clamped(to: 256)
        guard bounded > 0 else {
            radii = []
            return
        }
        // Of the odd widths below and above the ideal one, as many of each as bring the variance nearest.
        let variance = 12 * bounded * bounded
        let lower = (Int((variance / 3 + 1).squareRoot()) - 1) / 2
        let width = CGFloat(2 * lower + 1)
        let count = ((variance - 3 * (width * width + 4 * width + 3)) / (-4 * width - 4)).rounded()
        radii = (0..<3).map { CGFloat($0) < count ? lower : lower + 1 }
    }

    /// How far in pixels the blur spreads.
    var margin: Int { radii.reduce(0, +) }

    /// Blurs a plane in place.
    func apply<Pixel>(to plane: inout PixelPlane<Pixel>) {
        guard margin > 0 else { return }
        // Down the columns whole rows are added at once, which is fast; across, by turning the plane over.
        blurDown(&plane)
        plane = plane.transposed()
        blurDown(&plane)
        plane = plane.transposed()
    }

    private func blurDown<Pixel>(_ plane: inout PixelPlane<Pixel>) {
        for radius in radii where radius > 0 { plane = plane.blurredDown(radius: radius) }
    }
}
