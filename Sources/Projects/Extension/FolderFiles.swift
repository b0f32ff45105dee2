import Foundation

/// The files of a folder and of those within it, by name; packages such as asset catalogs are one file each.
struct FolderFiles {
    /// A file by its path within the folder, and the whole path.
    struct File: Hashable {
        let relative: String
        let path: String

        var name: Substring { relative.split(separator: "/").last ?? "" }
        var kind: FileKind { FileKind(name: String(name)) }
    }

    private(set) var files: [File] = []
    private static let limit = 20_000

    /// Looks through a folder; hidden files and folders called in `skipping` are left out.
    init(of folder: String, skipping: Set<String> = []) {
        scan(folder, prefix: "", skipping: skipping, depth: 0)
    }

    private mutating func scan(_ folder: String, prefix: String, skipping: Set<String>, depth: Int) {
        guard depth < 32 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") && !skipping.contains(name) && files.count < Self.limit {
            let path = joined(folder, name)
            if !FileKind.isPackage(name), isFolder(path) {
                scan(path, prefix: prefix + name + "/", skipping: skipping, depth: depth + 1)
            } else {
                files.append(File(relative: prefix + name, path: path))
            }
        }
    }
}

/// Whether a path leads to a folder.
func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

/// Whether anything is there.
func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
