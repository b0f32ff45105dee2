private import CPangoCairo
package import Drawing
internal import Foundation
package import Rendering

/// Draws display lists as bitmaps, with cairo.
///
/// The same list at the same scale gives the same pixels. A renderer keeps fonts and scaled pictures open from one
/// list to the next and belongs to one thread at a time, which needs 2 MiB of stack for the deepest lists.
package final class PictureRenderer {
    let fonts: FontFiles
    let pictures: ScaledPictures
    private var containers = AgingCache<RoundedContainer.Shape, RoundedContainer>(limit: 32)

    /// `folders` bound which font files are opened; `pictures` gives the pictures that lists name.
    package init(folders: FontFolders, pictures: any PictureSource = NoPictures()) {
        fonts = FontFiles(folders: folders)
        self.pictures = ScaledPictures(source: pictures)
    }

    /// Folders of fonts beside the first ones, such as a bundle's own.
    package func allowFonts(in folders: [String]) { fonts.folders = fonts.folders.adding(folders) }

    /// The drawing of a list at `scale` pixels a point, and what of it could not be drawn.
    package func draw(_ list: DisplayList, scale: Double) throws(PictureError) -> (bitmap: Bitmap, warnings: [PictureWarning]) {
        var bitmap = Bitmap(width: 0, height: 0)
        let warnings = try draw(list, scale: scale, into: &bitmap)
        return (bitmap, warnings)
    }

    /// The same, into a bitmap whose memory is used again when its size fits.
    package func draw(_ list: DisplayList, scale: Double, into bitmap: inout Bitmap) throws(PictureError) -> [PictureWarning] {
        try draw(list, scale: scale, into: &bitmap, grounds: .made)
    }

    /// The same, with what its materials lie over kept.
    func draw(
        _ list: DisplayList, scale: Double, into bitmap: inout Bitmap, grounds: FrostedGrounds.Use
    ) throws(PictureError) -> [PictureWarning] {
        let size = try PixelSize(of: list.size, scale: scale)
        var warnings: [PictureWarning] = []
        // A font that breaks while it is drawn from makes all that follows invisible: it is left out and all is drawn again.
        for _ in 0...list.fonts.count {
            bitmap.clear(width: size.width, height: size.height)
            warnings = paint(list, scale: scale, into: &bitmap, grounds: grounds)
            guard fonts.refuseBroken() else { break }
        }
        return warnings
    }

    private func paint(
        _ list: DisplayList, scale: Double, into bitmap: inout Bitmap, grounds: FrostedGrounds.Use
    ) -> [PictureWarning] {
        let frame = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        return bitmap.withPixels { pixels in
            guard let canvas = Canvas(frame: frame, pixels: pixels) else { return [.outOfMemory] }
            cairo_scale(canvas.context, scale, scale)
            let painter = Painter(list: list, fonts: fonts, pictures: pictures, grounds: grounds)
            painter.paint(on: canvas)
            cairo_surface_flush(canvas.surface)
            if list.cornerRadius > 0 { container(of: list, scale: scale, frame).cut(pixels) }
            return painter.warnings
        }
    }

    private func container(of list: DisplayList, scale: Double, _ frame: PixelRect) -> RoundedContainer {
        let shape = RoundedContainer.Shape(size: list.size, radius: list.cornerRadius, scale: scale)
        if let known = containers.value(for: shape) { return known }
        let made = RoundedContainer(shape, pixels: PixelSize(width: frame.width, height: frame.height))
        containers.insert(made, for: shape)
        return made
    }
}
