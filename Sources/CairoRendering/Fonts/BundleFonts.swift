internal import Foundation

/// The fonts that a bundle brings along.
package enum BundleFonts {
    /// Files that are read at most.
    package static let limit = 256

    /// Names that are looked at; what comes after them goes unseen.
    private static let lookLimit = 20_000
    /// Bytes of an `Info.plist` at most.
    private static let listLimit = 256 << 10

    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// The font files in a bundle's folder and those below it, by absolute path and in the order of their names.
    ///
    /// Where the bundle's `Info.plist` lists fonts, in `UIAppFonts`, they are these alone, as on iOS.
    package static func files(in folder: String) -> [String] {
        let listed = listed(in: folder)
        return Array(names(in: folder).lazy.filter { listed?.contains($0) ?? true }.map { folder + "/" + $0 }.filter(isFile).prefix(limit))
            .sorted()
    }

    /// Whether a bundle has files that are fonts by their names; its list is not read.
    package static func areThere(in folder: String) -> Bool { !names(in: folder).isEmpty }

    private static func names(in folder: String) -> [String] {
        guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
        return all.lazy.prefix(lookLimit).compactMap { $0 as? String }.filter {
            endings.contains(($0 as NSString).pathExtension.lowercased())
        }
    }

    /// By their paths in the bundle; nil where there is no list, or one in another form than XML: reading these has no end that could be told before.
    private static func listed(in folder: String) -> Set<String>? {
        let path = folder + "/Info.plist"
        guard isFile(path), let data = FileManager.default.contents(atPath: path), data.count <= listLimit,
            data.prefix(1) == Data("<".utf8),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return (list["UIAppFonts"] as? [Any]).map { Set($0.compactMap { $0 as? String }) }
    }

    // A pipe in the place of a file would be waited for.
    private static func isFile(_ path: String) -> Bool {
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: place))?[.type] as? FileAttributeType == .typeRegular
    }
}
