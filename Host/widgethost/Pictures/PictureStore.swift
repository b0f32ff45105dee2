import CairoRendering
import Drawing
import Foundation
import PictureMessages
import Rendering
import Storage

/// The pictures of bundles that lists may name, by what is in them.
final class PictureStore: PictureSource {
    private var pictures: [ImageKey: Picture] = [:]
    private var order: [ImageKey] = []
    private var bytes = 0
    private let limit: Int
    private var sources: [ImageKey: Source] = [:]

    /// The file that a picture was read from.
    struct Source: Hashable {
        let path: String
        /// Pixels a point.
        let scale: Double
    }

    /// `limit`: bytes of decoded pictures that are kept; others are decoded again when they are needed.
    init(limit: Int = 64 << 20) { self.limit = limit }

    /// Takes a picture in; it is read from its file once more after it has been dropped.
    func insert(_ picture: Picture, for key: ImageKey, from source: Source) {
        sources[key] = source
        keep(picture, for: key)
    }

    /// The file of a picture, as its hash was taken; nil when it is gone or was changed since.
    func file(_ key: ImageKey) -> ImageFile? {
        guard let source = sources[key], let data = FileManager.default.contents(atPath: source.path) else { return nil }
        let bytes = [UInt8](data)
        guard SHA256.digest(bytes) == key.digest else { return nil }
        return ImageFile(bytes: bytes, scale: source.scale)
    }

    func picture(_ key: ImageKey) -> Picture? {
        if let picture = pictures[key] { return picture }
        guard let source = sources[key], let picture = try? PictureFile.read(source.path, scale: source.scale).picture else { return nil }
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
