import Bundles
import Foundation

/// The files of a prepared SDK and their contents' hashes: what tells a whole one from a damaged one.
struct SDKRecord: Codable, Hashable {
    /// The modules that bundles can import, and those that these are made of.
    var modules: [String]
    var hashes: [String: String]

    static let name = "record.json"

    /// The record of all files that lie in a folder now.
    init(of folder: String, modules: [String]) {
        self.modules = modules
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        hashes = [:]
        for name in names where name != Self.name { hashes[name] = Self.hash(of: "\(folder)/\(name)") }
    }

    /// The record in a folder; nil when there is none, or when a file is not as it says.
    init?(whole folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)"),
            let record = try? JSONDecoder().decode(Self.self, from: data),
            record.hashes.allSatisfy({ Self.hash(of: "\(folder)/\($0.key)") == $0.value })
        else { return nil }
        self = record
    }

    func write(into folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(self).write(to: URL(fileURLWithPath: "\(folder)/\(Self.name)"))
    }

    // Folders have no contents of their own.
    private static func hash(of path: String) -> String? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
        let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        return data.map { $0.withUnsafeBytes { ContentHash($0).hexadecimal } }
    }
}
