internal import Foundation

/// A folder `NAME.dataset` in an asset catalog.
struct DataSet {
    private let folder: String
    private let file: String
    let typeIdentifier: String

    /// The first of that name in the catalogs of a folder; nil where there is none, or what it says of itself cannot be understood.
    init?(named name: String, inFolder folder: String) {
        let found = Self.names(in: folder).filter { $0.hasSuffix(".xcassets") }.lazy.compactMap {
            Self.find(name[...], in: "\(folder)/\($0)", depth: 0)
        }
        guard let set = found.first, let contents = Self.decode(Contents.self, in: set) else { return nil }
        let files = contents.data ?? []
        guard let item = files.first(where: { ["universal", "iphone"].contains($0.idiom ?? "universal") }) ?? files.first,
            let file = item.filename, !file.contains("/"), file != ".."
        else { return nil }
        self.folder = set
        self.file = file
        typeIdentifier = item.type ?? "public.data"
    }

    /// Nil where the file cannot be read.
    var data: Data? { FileManager.default.contents(atPath: "\(folder)/\(file)") }

    // A folder is part of the name only where it says so.
    private static func find(_ name: Substring, in folder: String, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        let names = names(in: folder)
        if names.contains("\(name).dataset"), !name.contains("/") { return "\(folder)/\(name).dataset" }
        for inner in names where !inner.contains(".") {
            let path = "\(folder)/\(inner)"
            let isSpace = decode(Contents.self, in: path)?.properties?.namespace ?? false
            let rest = isSpace ? (name.hasPrefix("\(inner)/") ? name.dropFirst(inner.count + 1) : nil) : name
            if let rest, let found = find(rest, in: path, depth: depth + 1) { return found }
        }
        return nil
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func decode<Value: Decodable>(_: Value.Type, in folder: String) -> Value? {
        FileManager.default.contents(atPath: "\(folder)/Contents.json").flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    private struct Contents: Decodable {
        struct Item: Decodable {
            enum CodingKeys: String, CodingKey {
                case idiom, filename
                case type = "universal-type-identifier"
            }
            let idiom: String?
            let filename: String?
            let type: String?
        }
        struct Properties: Decodable {
            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
            let namespace: Bool?
        }
        let data: [Item]?
        let properties: Properties?
    }
}
