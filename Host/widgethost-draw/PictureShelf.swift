import CairoRendering
import Drawing
import PictureMessages

/// The files of the pictures that lists name; each is decoded when it is drawn in a size in which it was not drawn lately.
final class PictureShelf: PictureSource {
    private var files: [ImageKey: ImageFile] = [:]
    private var order: [ImageKey] = []
    private var bytes = 0
    private var broken: Set<ImageKey> = []
    private let tell: (ImageKey, String) -> Void

    /// `tell` takes the reason for which a file cannot be decoded, once a file.
    init(tell: @escaping (ImageKey, String) -> Void) { self.tell = tell }

    /// The pictures among these that are not here.
    func lacking(of keys: [ImageKey]) -> [ImageKey] { keys.filter { files[$0] == nil } }

    /// Takes a file in, and drops those that came first when there is no room.
    func insert(_ file: ImageFile, for key: ImageKey) {
        guard files.updateValue(file, forKey: key) == nil else { return }
        order.append(key)
        bytes += file.bytes.count
        while bytes > ImageFile.limit, order.count > 1 {
            if let dropped = files.removeValue(forKey: order.removeFirst()) { bytes -= dropped.bytes.count }
        }
    }

    func picture(_ key: ImageKey) -> Picture? {
        guard let file = files[key], !isBroken(key) else { return nil }
        do throws(ImageError) {
            return Picture(bitmap: try ImageDecoder.decode(file.bytes, file: "picture"), scale: file.scale)
        } catch {
            broken.insert(key)
            tell(key, error.reason)
            return nil
        }
    }

    /// Whether a file is known to be none, which is not found out again.
    func isBroken(_ key: ImageKey) -> Bool { broken.contains(key) }

    /// Drops all files; false when there were none.
    func empty() -> Bool {
        defer {
            files = [:]
            order = []
            bytes = 0
            broken = []
        }
        return !files.isEmpty
    }
}
