import CairoRendering
import Drawing
import Foundation
import Rendering
import Storage

/// One picture's file.
enum PictureFile {
    /// Bytes of a file at most.
    private static let limit = 64 << 20

    /// Why there is no picture, and what to do.
    enum Fault: Error, Hashable, CustomStringConvertible {
        case unreadable(path: String)
        case tooLarge(path: String, bytes: Int)
        case undecodable(ImageError)

        var description: String {
            switch self {
            case .unreadable(let path): "\(path): it cannot be read; change its permissions"
            case .tooLarge(let path, let bytes): "\(path): it has \(bytes) bytes, where \(limit) are the most; make it smaller"
            case .undecodable(.tooLarge(let path, let width, let height)):
                "\(ImageError.tooLarge(file: path, width: width, height: height)); make it smaller"
            case .undecodable(let error): "\(error); export it again as PNG or JPEG"
            }
        }
    }

    /// The picture of a PNG or JPEG file, and the hash of the file's bytes.
    static func read(_ path: String, scale: Double) throws(Fault) -> (key: ImageKey, picture: Picture) {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
        guard data.count <= limit else { throw .tooLarge(path: path, bytes: data.count) }
        let bytes = [UInt8](data)
        let bitmap: Bitmap
        do throws(ImageError) { bitmap = try ImageDecoder.decode(bytes, file: path) } catch { throw .undecodable(error) }
        return (ImageKey(digest: SHA256.digest(bytes)), Picture(bitmap: bitmap, scale: scale))
    }
}
