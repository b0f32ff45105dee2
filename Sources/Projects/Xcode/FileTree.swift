/// Where the file references and groups of a project lie on disk.
struct FileTree: Sendable {
    /// The folder that holds the `.xcodeproj`, and what the project calls its root in there.
    let sourceRoot: String
    private let paths: [String: String]

    init(_ objects: ProjectObjects, sourceRoot: String) {
        let directory = objects.root.string("projectDirPath") ?? ""
        self.sourceRoot = joined(sourceRoot, directory)
        var walk = Walk(objects: objects, sourceRoot: self.sourceRoot)
        if let group = objects.object("mainGroup", of: objects.root) { walk.visit(group, in: self.sourceRoot, depth: 0) }
        paths = walk.paths
    }

    /// The path of a reference or group by its identifier; nil for products and what belongs to no group.
    subscript(id: String) -> String? { paths[id] }

    /// The paths of all that is in the project, in their order by name.
    var all: [String] { paths.values.sorted() }

    private struct Walk {
        let objects: ProjectObjects
        let sourceRoot: String
        var paths: [String: String] = [:]

        mutating func visit(_ object: ProjectObject, in folder: String, depth: Int) {
            // A group that holds itself is met in damaged projects.
            guard depth < 100, paths[object.id] == nil, let place = place(of: object, in: folder) else { return }
            paths[object.id] = place
            for child in objects.objects("children", of: object) { visit(child, in: place, depth: depth + 1) }
        }

        private func place(of object: ProjectObject, in folder: String) -> String? {
            let path = object.string("path") ?? ""
            switch object.string("sourceTree") ?? "<group>" {
            case "<group>": return joined(folder, path)
            case "SOURCE_ROOT": return joined(sourceRoot, path)
            case "<absolute>": return path
            default: return nil
            }
        }
    }
}

/// A path within a folder; an absolute one stays what it is.
func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty || path == "." { return folder }
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return normalised(folder.hasSuffix("/") ? folder + path : folder + "/" + path)
}

// Without "." and "a/..": a compiler says paths as it is given them, and one file must have one path.
private func normalised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let text = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + text : text.isEmpty ? "." : text
}
