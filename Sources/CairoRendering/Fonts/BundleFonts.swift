internal import Foundation

/// The fonts that a bundle brings along.
package enum BundleFonts {
    /// Files that are read at most.
    package static let limit = 256

    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// The font files in a bundle's folder and those below it, by absolute path and in the order of their names.
    ///
    /// Where the bundle's `Info.plist` lists fonts, in `UIAppFonts`, they are these alone, as on iOS.
    package static func files(in folder: String) -> [String] {
        guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
        let listed = listed(in: folder)
        var found: [String] = []
        for case let name as String in all where endings.contains((name as NSString).pathExtension.lowercased()) {
            guard found.count < limit else { break }
            if listed?.contains(name) ?? true { found.append(folder + "/" + name) }
        }
        return found.sorted()
    }

    /// By their paths in the bundle; nil where there is no list.
    private static func listed(in folder: String) -> Set<String>? {
        guard let data = FileManager.default.contents(atPath: folder + "/Info.plist"), data.count <= 1 << 20,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return (list["UIAppFonts"] as? [Any]).map { Set($0.compactMap { $0 as? String }) }
    }
}
