import Foundation

/// The names in the asset catalogs of an extension.
package struct AssetNames {
    /// One picture or colour, by its name and the namespaces that it is in.
    package struct Asset: Hashable {
        let namespaces: [String]
        let name: String

        package init(namespaces: [String], name: String) {
            self.namespaces = namespaces
            self.name = name
        }

        /// As sources name it: "Icons/Star".
        var path: String { (namespaces + [name]).joined(separator: "/") }
    }

    private(set) var images: [Asset] = []
    private(set) var colors: [Asset] = []

    /// What is known to be there.
    package init(images: [Asset] = [], colors: [Asset] = []) {
        self.images = images
        self.colors = colors
    }

    /// Reads the folders of catalogs, in the order given; of two assets with one name the first is taken, as when they are looked up.
    package init(catalogs: [String]) {
        for catalog in catalogs { scan(catalog, [], depth: 0) }
    }

    private mutating func scan(_ folder: String, _ namespaces: [String], depth: Int) {
        guard depth < 16 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = "\(folder)/\(name)"
            let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            switch name.lastIndex(of: ".").map({ String(name[$0...]) }) {
            case ".imageset", ".symbolset": add(Asset(namespaces: namespaces, name: stem), to: \.images)
            case ".colorset": add(Asset(namespaces: namespaces, name: stem), to: \.colors)
            case ".json": break
            default: scan(path, hasNamespace(path) ? namespaces + [name] : namespaces, depth: depth + 1)
            }
        }
    }

    private mutating func add(_ asset: Asset, to list: WritableKeyPath<AssetNames, [Asset]>) {
        if !self[keyPath: list].contains(asset) { self[keyPath: list].append(asset) }
    }

    private func hasNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            let properties: [String: Bool]?
        }
        let data = FileManager.default.contents(atPath: "\(folder)/Contents.json")
        let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        return contents?.properties?["provides-namespace"] ?? false
    }
}
