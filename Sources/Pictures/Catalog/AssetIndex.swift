import Foundation

/// Where the named pictures and colours of a bundle lie; found once, by the names of files and folders alone.
package struct AssetIndex {
    /// Folders `NAME.imageset`, by name.
    package private(set) var imageSets: [String: String] = [:]
    /// Folders `NAME.appiconset`, by name.
    package private(set) var iconSets: [String: String] = [:]
    /// Folders `NAME.colorset`, by name.
    package private(set) var colorSets: [String: String] = [:]
    /// PNG and JPEG files, by name without ending and scale.
    package private(set) var loose: [String: [LooseFile]] = [:]

    /// A picture that lies beside the catalogs.
    package struct LooseFile: Hashable {
        package let path: String
        /// Pixels a point.
        package let scale: Double
    }

    /// Looks through a folder of resources; at most so many things, lest a link to `/` be walked.
    package init(folder: String, limit: Int = 20_000) {
        var left = limit
        scan(folder, prefix: "", inCatalog: false, depth: 0, left: &left)
    }

    private mutating func scan(_ folder: String, prefix: String, inCatalog: Bool, depth: Int, left: inout Int) {
        guard depth < 16 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where left > 0 {
            left -= 1
            take(name, in: folder, prefix: prefix, inCatalog: inCatalog, depth: depth, left: &left)
        }
    }

    private mutating func take(_ name: String, in folder: String, prefix: String, inCatalog: Bool, depth: Int, left: inout Int) {
        let path = folder + "/" + name
        if let set = name.withoutSuffix(".imageset") {
            imageSets[prefix + set] = imageSets[prefix + set] ?? path
        } else if let set = name.withoutSuffix(".appiconset") {
            iconSets[prefix + set] = iconSets[prefix + set] ?? path
        } else if let set = name.withoutSuffix(".colorset") {
            colorSets[prefix + set] = colorSets[prefix + set] ?? path
        } else if name.hasSuffix(".xcassets") {
            scan(path, prefix: prefix, inCatalog: true, depth: depth + 1, left: &left)
        } else if !inCatalog, let file = LooseFile.named(name, path: path) {
            loose[file.name, default: []].append(file.file)
        } else if isFolder(path) {
            // To look whether the folder is part of the names in it takes as long as some files do.
            left -= inCatalog ? 8 : 0
            let inner = inCatalog && providesNamespace(path) ? prefix + name + "/" : prefix
            scan(path, prefix: inner, inCatalog: inCatalog, depth: depth + 1, left: &left)
        }
    }
}

extension AssetIndex.LooseFile {
    /// A picture by its name, as in "Lina@2x.png"; nil for other files.
    fileprivate static func named(_ name: String, path: String) -> (name: String, file: Self)? {
        guard let dot = name.lastIndex(of: "."), ["png", "jpg", "jpeg"].contains(name[name.index(after: dot)...].lowercased()) else {
            return nil
        }
        let stem = String(name[..<dot])
        for scale in [2.0, 3.0] {
            if let bare = stem.withoutSuffix("@\(Int(scale))x") { return (bare, Self(path: path, scale: scale)) }
        }
        return (stem, Self(path: path, scale: 1))
    }
}

extension String {
    fileprivate func withoutSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}

private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

private func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
        struct Properties: Decodable {
            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
            let namespace: Bool?
        }
        let properties: Properties?
    }
    let contents = try? AssetContents.decode(Contents.self, inFolder: folder)
    return contents?.properties?.namespace ?? false
}
