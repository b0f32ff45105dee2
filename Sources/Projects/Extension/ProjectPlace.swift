import Foundation

/// What a path given by the user stands for.
enum ProjectPlace: Hashable {
    /// The path of an `.xcodeproj`.
    case project(String)
    /// A folder of sources.
    case folder(String)

    init(_ typed: String) throws(ProjectError) {
        let path = typed.count > 1 && typed.hasSuffix("/") ? String(typed.dropLast()) : typed
        guard exists(path) else { throw .missing(path: path) }
        if path.hasSuffix("/project.pbxproj") {
            self = .project(String(path.dropLast("/project.pbxproj".count)))
        } else if path.hasSuffix(".xcodeproj") {
            self = .project(path)
        } else if path.hasSuffix(".xcworkspace") {
            throw .workspace(path: path)
        } else {
            guard isFolder(path) else { throw .unreadable(path: path, reason: "it is no folder") }
            self = try Self.within(path)
        }
    }

    private static func within(_ folder: String) throws(ProjectError) -> ProjectPlace {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
            throw .unreadable(path: folder, reason: "its permissions do not allow it")
        }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { joined(folder, $0) }
        guard projects.count < 2 else { throw .severalProjects(folder: folder, names: projects) }
        return projects.first.map(ProjectPlace.project) ?? .folder(folder)
    }
}
