import Bundles
import Drawing
import Foundation
import PictureMessages
import Storage

/// Where the pictures of bundles lie that lists may name, by what is in them.
final class PictureStore {
    private var sources: [ImageKey: Source] = [:]
    private var fresh: [ImageKey: [UInt8]] = [:]
    private var freshBytes = 0
    private var given: [ImageKey: [UInt8]] = [:]
    private var givenOrder: [ImageKey] = []
    private var givenBytes = 0

    /// Bytes of files that are kept from when they were asked for until they are drawn.
    private static let limit = 8 << 20
    /// Bytes of pictures that bundles handed over: there is no file to read them from again.
    private static let givenLimit = 32 << 20

    /// Where a picture came from.
    struct Source: Hashable {
        /// Nil for one that its bundle handed over.
        let path: String?
        /// Pixels a point.
        let scale: Double
        /// The bundle, and the picture's name in it.
        var title: String
    }

    /// Remembers where a picture lies; what was just read need not be read again when it is drawn.
    func insert(_ file: PictureFile, from source: Source) {
        sources[file.key] = source
        guard fresh[file.key] == nil, freshBytes + file.bytes.count <= Self.limit else { return }
        fresh[file.key] = file.bytes
        freshBytes += file.bytes.count
    }

    /// Keeps a picture that a bundle handed over, until newer ones need its room.
    func insert(given file: PictureFile, scale: Double, title: String) {
        sources[file.key] = Source(path: nil, scale: scale, title: title)
        guard given.updateValue(file.bytes, forKey: file.key) == nil else { return }
        givenOrder.append(file.key)
        givenBytes += file.bytes.count
        while givenBytes > Self.givenLimit, givenOrder.count > 1 {
            let oldest = givenOrder.removeFirst()
            givenBytes -= given.removeValue(forKey: oldest)?.count ?? 0
            sources[oldest] = nil
        }
    }

    /// The file of a picture, as its hash was taken; nil when it is gone or was changed since.
    func file(_ key: ImageKey) -> ImageFile? {
        if let file = held(key) { return file }
        guard let source = sources[key], let bytes = read(source.path, key) else { return nil }
        return ImageFile(bytes: bytes, scale: source.scale)
    }

    /// The same, as long as it is in memory.
    func held(_ key: ImageKey) -> ImageFile? {
        guard let source = sources[key], let bytes = given[key] ?? takeFresh(key) else { return nil }
        return ImageFile(bytes: bytes, scale: source.scale)
    }

    /// Where the picture came from; nil for one that no bundle of this host's has named.
    func source(of key: ImageKey) -> Source? { sources[key] }

    /// One line about a picture that turned out to be none, for this reason: which, where, and what to do.
    func words(for key: ImageKey, brokenBecause reason: String) -> String {
        guard let source = sources[key] else {
            let name = key.digest.prefix(4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            return "a picture of the store, \(name), is left out: \(reason)"
        }
        return "\(source.title) is left out: \(source.path.map { $0 + ": " } ?? "")\(reason)"
    }

    private func takeFresh(_ key: ImageKey) -> [UInt8]? {
        let bytes = fresh.removeValue(forKey: key)
        freshBytes -= bytes?.count ?? 0
        return bytes
    }

    private func read(_ path: String?, _ key: ImageKey) -> [UInt8]? {
        guard let path, let file = try? OpenFile(path), file.size <= UInt64(PictureFile.limit),
            let bytes = file.bytes(at: 0, count: file.size)
        else { return nil }
        return SHA256.digest(bytes) == key.digest ? bytes : nil
    }
}
