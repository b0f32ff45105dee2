package import Drawing
package import Foundation

/// The file of a picture that the widget made or fetched: PNG or JPEG.
package final class PictureBytes: Hashable, Sendable {
    package let bytes: [UInt8]
    package let header: ImageHeader
    /// Pixels a point.
    package let scale: CGFloat

    /// Nil for bytes that are no picture. A scale that is none counts as 1.
    package init?(_ bytes: [UInt8], scale: CGFloat) {
        guard let header = try? ImageHeader(bytes) else { return nil }
        self.bytes = bytes
        self.header = header
        self.scale = scale.isFinite && scale > 0 ? min(scale, 64) : 1
    }

    /// In points.
    package var size: CGSize { CGSize(width: CGFloat(header.shownWidth) / scale, height: CGFloat(header.shownHeight) / scale) }

    package static func == (left: PictureBytes, right: PictureBytes) -> Bool {
        left === right || (left.scale == right.scale && left.bytes == right.bytes)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(header)
        hasher.combine(bytes.count)
    }
}
