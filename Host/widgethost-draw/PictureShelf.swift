import CairoRendering
import Drawing
import PictureMessages

/// The files of the pictures that lists name; each is decoded when it is drawn in a size in which it was not drawn lately.
final class PictureShelf: PictureSource {
    private var files: [ImageKey: ImageFile] = [:]
    private var order: [ImageKey] = []
    private var bytes = 0
    private var faults: [String] = []

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
        guard let file = files[key] else { return nil }
        do throws(ImageError) {
            return Picture(bitmap: try ImageDecoder.decode(file.bytes, file: "picture"), scale: file.scale)
        } catch {
            faults.append("\(error)")
            return nil
        }
    }

    /// Why pictures could not be decoded since the last time.
    func takeFaults() -> [String] {
        defer { faults = [] }
        return faults
    }

    /// Drops all files; false when there were none.
    func empty() -> Bool {
        defer {
            files = [:]
            order = []
            bytes = 0
        }
        return !files.isEmpty
    }
}
