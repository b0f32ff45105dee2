package import Drawing

/// Why a list cannot be drawn at all.
package enum PictureError: Error, Hashable, Sendable {
    /// The scale is no positive number.
    case scale(Double)
    /// The canvas has no pixels, or more than `limit` in a direction.
    case size(width: Double, height: Double, limit: Int)
    /// It is drawn, and its file could not be made.
    case notWritten(DrawFormat)
}

/// What of a list is missing from its drawing; the rest is drawn.
package enum PictureWarning: Hashable, Sendable {
    /// The file lies in no folder of fonts.
    case fontOutsideFolders(path: String)
    /// The file is missing, is no font, or has no face of that index.
    case fontUnreadable(path: String, index: UInt32)
    /// A run or an image names an entry that the list's table does not have.
    case noSuchEntry(table: String, index: Int)
    /// The source does not give this picture.
    case pictureMissing(ImageKey)
    /// Groups stand open more than `limit` deep.
    case tooDeep(limit: Int)
    /// A layer found no room; its group is drawn without the effect.
    case outOfMemory
}

extension PictureError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .scale(let scale): "the scale \(scale) is not a positive number"
        case .size(let width, let height, let limit): "a picture of \(width) × \(height) pixels; each side may be 1 to \(limit)"
        case .notWritten(let format): "its \(format.name.uppercased()) file cannot be made: there is no room for it"
        }
    }
}

extension PictureWarning: CustomStringConvertible {
    package var description: String {
        switch self {
        case .fontOutsideFolders(let path): "font \(path) lies outside the font folders"
        case .fontUnreadable(let path, let index): "font \(path), face \(index), cannot be read"
        case .noSuchEntry(let table, let index): "the list has no entry \(index) in its table of \(table)"
        case .pictureMissing(let key): "picture \(key.hex) is missing"
        case .tooDeep(let limit): "groups stand open more than \(limit) deep"
        case .outOfMemory: "no room for a layer"
        }
    }
}

extension ImageKey {
    fileprivate var hex: String {
        digest.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    }
}
