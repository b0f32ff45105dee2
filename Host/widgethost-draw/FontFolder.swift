import Foundation

/// A folder of fonts that a bundle brings along.
enum FontFolder {
    /// Files that are read at most.
    static let limit = 256

    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// The font files in a folder and those below it, by absolute path and in the order of their names.
    static func files(in folder: String) -> [String] {
        guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for case let name as String in all where endings.contains((name as NSString).pathExtension.lowercased()) {
            guard found.count < limit else { break }
            found.append(folder + "/" + name)
        }
        return found.sorted()
    }
}
