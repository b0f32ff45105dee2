internal import Foundation

/// The sides of a bitmap.
package struct PixelSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    /// Pixels in either direction.
    package static let limit = 8_192

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The pixels that a canvas in points covers.
    init(of size: CGSize, scale: Double) throws(PictureError) {
        guard scale.isFinite, scale > 0 else { throw .scale(scale) }
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        let sides = 1...Double(Self.limit)
        guard sides ~= width, sides ~= height else { throw .size(width: width, height: height, limit: Self.limit) }
        self.init(width: Int(width), height: Int(height))
    }
}
