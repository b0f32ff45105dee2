package import Drawing
internal import Rendering

/// The file of a picture, and what of the list is missing in it.
package struct WrittenPicture: Hashable, Sendable {
    package var bytes: [UInt8]
    /// In pixels, or in points where the file is of vectors.
    package var width: Int
    /// In pixels, or in points where the file is of vectors.
    package var height: Int
    package var warnings: [PictureWarning]
}

/// Writes lists as files of any format, with memory that is kept from one to the next; it belongs to its renderer's thread.
package final class PictureWriter {
    private let renderer: PictureRenderer
    private var png = PNGWriter()
    private var bitmap = Bitmap(width: 0, height: 0)

    package init(_ renderer: PictureRenderer) { self.renderer = renderer }

    /// The file of a list at `scale` pixels a point; in files of vectors that counts for what can only be told in pixels.
    package func file(of list: DisplayList, as format: DrawFormat, scale: Double) throws(PictureError) -> WrittenPicture {
        switch format {
        case .png: try pixels(of: list, scale: scale)
        case .svg: try vectors(of: list, .svg, scale: scale)
        case .pdf: try vectors(of: list, .pdf, scale: scale)
        }
    }

    private func pixels(of list: DisplayList, scale: Double) throws(PictureError) -> WrittenPicture {
        let warnings = try renderer.draw(list, scale: scale, into: &bitmap)
        guard let bytes = png.bytes(of: bitmap, scale: scale) else { throw .notWritten(.png) }
        return WrittenPicture(bytes: bytes, width: bitmap.width, height: bitmap.height, warnings: warnings)
    }

    private func vectors(of list: DisplayList, _ format: VectorFormat, scale: Double) throws(PictureError) -> WrittenPicture {
        let (bytes, warnings) = try renderer.vectors(of: list, as: format, scale: scale)
        guard let bytes else { throw .notWritten(format == .svg ? .svg : .pdf) }
        let points = try PixelSize(of: list.size, scale: 1)
        return WrittenPicture(bytes: bytes, width: points.width, height: points.height, warnings: warnings)
    }
}
