import Foundation

/// A file that is a font by its name.
struct FontFile {
    /// Whether it begins as fonts do.
    let isFont: Bool

    /// Nil for a file of another name.
    init?(_ path: String) {
        guard [".ttf", ".otf", ".ttc", ".otc"].contains(where: path.lowercased().hasSuffix) else { return nil }
        let head = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: 4) } ?? Data()
        isFont = Self.heads.contains(Array(head))
    }

    private static let heads: Set<[UInt8]> = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
}
