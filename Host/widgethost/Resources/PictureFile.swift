import Bundles
import CairoRendering
import Drawing
import Foundation
import Storage

/// One picture's file: its bytes, and what its head says of it.
struct PictureFile {
    let key: ImageKey
    let bytes: [UInt8]
    let size: PixelSize

    /// Bytes of a file at most.
    static let limit = 64 << 20

    /// Why there is no picture, and what to do.
    enum Fault: Error, Hashable, CustomStringConvertible {
        case unreadable(path: String)
        case notAFile(path: String)
        case tooLarge(path: String, bytes: Int)
        case undecodable(ImageError)

        var description: String {
            switch self {
            case .unreadable(let path): "\(path): it cannot be read; change its permissions"
            case .notAFile(let path): "\(path): it is no file; put the picture's file there"
            case .tooLarge(let path, let bytes): "\(path): it has \(bytes) bytes, where \(limit) are the most; make it smaller"
            case .undecodable(let error): error.description
            }
        }
    }

    /// Reads a PNG or JPEG file and decodes nothing of it.
    init(reading path: String) throws(Fault) {
        try self.init(try Self.contents(of: path), named: path)
    }

    /// Takes a file that is at hand; `name` is what errors call it.
    init(_ bytes: [UInt8], named name: String) throws(Fault) {
        self.bytes = bytes
        do throws(ImageError) { size = try ImageDecoder.decodableSize(of: bytes, file: name) } catch { throw .undecodable(error) }
        key = ImageKey(digest: SHA256.digest(bytes))
    }

    private static func contents(of path: String) throws(Fault) -> [UInt8] {
        let file: OpenFile
        do throws(BundleError) { file = try OpenFile(path) } catch {
            if case .notAFile = error { throw .notAFile(path: path) }
            throw .unreadable(path: path)
        }
        guard file.size <= UInt64(limit) else { throw .tooLarge(path: path, bytes: Int(clamping: file.size)) }
        guard let bytes = file.bytes(at: 0, count: file.size) else { throw .unreadable(path: path) }
        return bytes
    }
}
