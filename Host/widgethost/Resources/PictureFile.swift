import CairoRendering
import Drawing
import Foundation
import Storage

/// One picture's file.
enum PictureFile {
    /// Bytes of a file at most.
    private static let limit = 64 << 20

    /// Why there is no picture, besides what the decoder says.
    enum Fault: Error, Hashable, CustomStringConvertible {
        case unreadable(path: String)
        case tooLarge(path: String, bytes: Int)

        var description: String {
            switch self {
            case .unreadable(let path): "\(path): it cannot be read"
            case .tooLarge(let path, let bytes): "\(path): it has \(bytes) bytes, where \(limit) are the most"
            }
        }
    }

    /// The picture of a PNG or JPEG file, and the hash of the file's bytes.
    static func read(_ path: String, scale: Double) throws -> (key: ImageKey, picture: Picture) {
        guard let data = FileManager.default.contents(atPath: path) else { throw Fault.unreadable(path: path) }
        guard data.count <= limit else { throw Fault.tooLarge(path: path, bytes: data.count) }
        let bytes = [UInt8](data)
        let bitmap = try ImageDecoder.decode(bytes, file: path)
        return (ImageKey(digest: SHA256.digest(bytes)), Picture(bitmap: bitmap, scale: scale))
    }
}
