import CairoRendering
import Drawing
import Rendering

/// The pictures of bundles that lists may name, by what is in them.
final class PictureStore: PictureSource {
    private var pictures: [ImageKey: Picture] = [:]
    private var order: [ImageKey] = []
    private var bytes = 0
    private let limit: Int
    private var reload: [ImageKey: () -> Picture?] = [:]

    /// `limit`: bytes of decoded pictures that are kept; others are decoded again when they are needed.
    init(limit: Int = 64 << 20) { self.limit = limit }

    /// Takes a picture in; `again` decodes it once more after it has been dropped.
    func insert(_ picture: Picture, for key: ImageKey, again: @escaping () -> Picture?) {
        reload[key] = again
        keep(picture, for: key)
    }

    func picture(_ key: ImageKey) -> Picture? {
        if let picture = pictures[key] { return picture }
        guard let picture = reload[key]?() else { return nil }
        keep(picture, for: key)
        return picture
    }

    private func keep(_ picture: Picture, for key: ImageKey) {
        guard pictures.updateValue(picture, forKey: key) == nil else { return }
        order.append(key)
        bytes += size(picture)
        while bytes > limit, order.count > 1 {
            if let dropped = pictures.removeValue(forKey: order.removeFirst()) { bytes -= size(dropped) }
        }
    }

    private func size(_ picture: Picture) -> Int { 4 * picture.bitmap.pixels.count }
}
