/// Why a project, or a folder of sources, cannot be read as a widget extension.
package enum ProjectError: Error, Hashable, Sendable {
    case missing(path: String)
    case unreadable(path: String, reason: String)
    /// Not a property list, or none that is a project; lines are counted from 1.
    case damaged(path: String, line: Int?, reason: String)
    case workspace(path: String)
    case severalProjects(folder: String, names: [String])
    case noTarget(String, project: String, targets: [String])
    case severalExtensions(project: String, targets: [String])
    case noExtension(project: String, targets: [String])
    case noSources(path: String)
    case targetOfFolder(String, path: String)
}

extension ProjectError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .missing(let path): "\(path) is not there: give the folder of a widget extension, or an .xcodeproj."
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .damaged(let path, let line, let reason):
            "\(path)\(line.map { ":\($0)" } ?? "") is damaged: \(reason). Open it in Xcode, or take it from version control again."
        case .workspace(let path): "\(path) is a workspace: give the .xcodeproj that holds the widget extension."
        case .severalProjects(let folder, let names): "\(folder) holds several projects: give one of \(quoted(names))."
        case .noTarget(let name, let project, let targets):
            "There is no target '\(name)' in \(project). Its targets are: \(quoted(targets))."
        case .severalExtensions(let project, let targets):
            "\(project) has several widget extensions: choose one of \(quoted(targets)) with --target."
        case .noExtension(let project, let targets):
            targets.isEmpty
                ? "\(project) has no target." : "\(project) has no widget extension; name a target with --target: \(quoted(targets))."
        case .noSources(let path): "\(path) holds no Swift file that could be compiled."
        case .targetOfFolder(let name, let path):
            "\(path) is a folder without a project, so there is no target '\(name)': give an .xcodeproj, or leave --target away."
        }
    }
}

private func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
