import CairoRendering
import Drawing
import Rendering

/// The pictures that lists name, decoded in this process when they are drawn.
final class DecodedPictures: PictureSource {
    private let store: PictureStore
    private let tell: (String) -> Void
    private var pictures: [ImageKey: Picture] = [:]
    private var order: [ImageKey] = []
    private var bytes = 0
    private let limit: Int
    private var broken: Set<ImageKey> = []

    /// `limit`: bytes of decoded pictures that are kept; others are decoded again when they are needed. `tell` takes one line for each
    /// picture that is broken.
    init(_ store: PictureStore, limit: Int = 64 << 20, tell: @escaping (String) -> Void) {
        self.store = store
        self.limit = limit
        self.tell = tell
    }

    func picture(_ key: ImageKey) -> Picture? {
        if let picture = pictures[key] { return picture }
        guard !isBroken(key), let file = store.file(key) else { return nil }
        do throws(ImageError) {
            let picture = Picture(bitmap: try ImageDecoder.decode(file.bytes, file: "picture"), scale: file.scale)
            keep(picture, for: key)
            return picture
        } catch {
            broken.insert(key)
            tell(store.words(for: key, brokenBecause: error.reason))
            return nil
        }
    }

    /// Whether a picture is known to be broken, which was told.
    func isBroken(_ key: ImageKey) -> Bool { broken.contains(key) }

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
