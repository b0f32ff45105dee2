import Foundation

/// A bundle by its place on disk, not yet looked into.
package struct FoundBundle: Hashable, Sendable {
    /// The library's or folder's name without "lib" and ending, as in "LadderWidget".
    package let name: String
    /// The path of the shared library.
    package let library: String
    /// The folder `X.widget` that holds the library and its resources, or nil for a bare library.
    package let folder: String?

    /// The bundle at `path`: a `.so`, or a folder that holds exactly one.
    package init(at path: String) throws(BundleError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path: path) }
        name = Self.name(ofFile: path)
        library = isFolder.boolValue ? try Self.library(inFolder: path) : path
        folder = isFolder.boolValue ? path : nil
    }

    private static func library(inFolder path: String) throws(BundleError) -> String {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            throw .unreadable(path: path, error: errno)
        }
        let libraries = names.filter { $0.hasSuffix(".so") }.sorted()
        guard let library = libraries.first else { throw .noLibraryInFolder(path: path) }
        guard libraries.count == 1 else { throw .severalLibrariesInFolder(path: path, names: libraries) }
        return path + "/" + library
    }

    /// "LadderWidget" for libLadderWidget.so and for LadderWidget.widget.
    static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        return String(file.hasSuffix(".so") && stem.hasPrefix("lib") ? stem.dropFirst(3) : stem)
    }

    /// Whether a file of this name in a searched folder is taken for a bundle.
    static func isBundleName(_ name: String) -> Bool { (name.hasPrefix("lib") && name.hasSuffix(".so")) || name.hasSuffix(".widget") }
}
