import CairoRendering
import Drawing
import Foundation
import Rendering
import Testing

/// A list drawn for a test: pixels by place, and what was missing.
struct Drawn {
    let bitmap: Bitmap
    let warnings: [PictureWarning]

    /// Draws commands on a transparent canvas.
    init(
        _ commands: [DisplayList.Command], width: CGFloat = 20, height: CGFloat = 20, scale: Double = 1, cornerRadius: CGFloat = 0,
        fonts: [FontKey] = [], pictures: [Picture] = [], folders: [String] = ["/usr/share/fonts"]
    ) throws {
        let images = pictures.indices.map { ImageKey(digest: [UInt8($0)]) }
        let list = DisplayList(
            size: CGSize(width: width, height: height), cornerRadius: cornerRadius, commands: commands, fonts: fonts, images: images)
        let source = ListedPictures(pictures: Dictionary(uniqueKeysWithValues: zip(images, pictures)))
        (bitmap, warnings) = try PictureRenderer(folders: FontFolders(folders), pictures: source).draw(list, scale: scale)
    }

    subscript(x: Int, y: Int) -> UInt32 { bitmap[x, y] }

    /// Alpha, 0...255.
    func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] >> 24) }

    /// The smallest rectangle around all pixels that are not transparent, nil when there are none.
    var ink: CGRect? {
        let marked = bitmap.pixels.indices.filter { bitmap.pixels[$0] >> 24 > 0 }.map { ($0 % bitmap.width, $0 / bitmap.width) }
        guard let left = marked.map(\.0).min(), let right = marked.map(\.0).max(), let top = marked.first?.1, let bottom = marked.last?.1
        else { return nil }
        return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}

/// The pictures of one list.
struct ListedPictures: PictureSource {
    var pictures: [ImageKey: Picture] = [:]
    func picture(_ key: ImageKey) -> Picture? { pictures[key] }
}

extension Paint {
    static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
    static let blue = Paint.color(RGBA(red: 0, green: 0, blue: 1))
    static let white = Paint.color(.white)
    static let black = Paint.color(.black)
}

extension DisplayList.Command {
    static func fill(_ rect: CGRect, _ paint: Paint) -> DisplayList.Command { .fill(.rect(rect), paint, .nonZero) }
}

extension CGRect {
    static let canvas = CGRect(x: 0, y: 0, width: 20, height: 20)
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) { self.init(x: x, y: y, width: width, height: height) }
}

extension UInt32 {
    static let red: UInt32 = 0xFFFF_0000
    static let blue: UInt32 = 0xFF00_00FF
    static let white: UInt32 = 0xFFFF_FFFF
    static let black: UInt32 = 0xFF00_0000
}

/// The PNG file of a bitmap, from a writer of its own.
func png(of bitmap: Bitmap, scale: Double = 1) throws -> [UInt8] {
    var writer = PNGWriter()
    let bytes = writer.bytes(of: bitmap, scale: scale)
    return try #require(bytes)
}
