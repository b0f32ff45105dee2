package import Drawing
package import Rendering

/// A decoded picture and how many of its pixels make a point.
package struct Picture: Hashable, Sendable {
    package var bitmap: Bitmap
    package var scale: Double

    package init(bitmap: Bitmap, scale: Double = 1) {
        self.bitmap = bitmap
        self.scale = scale
    }
}

/// Gives the pictures that lists name.
package protocol PictureSource {
    /// The picture of that content, or nil when there is none or it cannot be drawn.
    func picture(_ key: ImageKey) -> Picture?
}

/// A source without pictures.
package struct NoPictures: PictureSource {
    package init() {}
    package func picture(_ key: ImageKey) -> Picture? { nil }
}
