import Foundation

/// An Xcode project on disk.
package struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj`, as it was given.
    package let path: String
    let objects: ProjectObjects
    let files: FileTree
    let targets: [ProjectTarget]

    /// Reads the project of an `.xcodeproj`.
    package init(at path: String) throws(ProjectError) {
        self.path = path
        let file = path + "/project.pbxproj"
        objects = try ProjectObjects(try PropertyList(contentsOf: file), path: file)
        let cut = path.lastIndex(of: "/")
        // "" where the project lies in the current folder: paths then stay as short as they were typed.
        let folder = cut.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
        files = FileTree(objects, sourceRoot: folder)
        targets = objects.objects("targets", of: objects.root).map(ProjectTarget.init)
    }

    /// The project's name, as in "Ladder".
    package var name: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.hasSuffix(".xcodeproj") ? file.dropLast(10) : file)
    }

    /// The names of all targets, in the project's order.
    package var targetNames: [String] { targets.map(\.name) }

    /// The names of the targets that are widget extensions.
    package var widgetExtensionNames: [String] { widgetTargets.map(\.name) }

    /// The widget extension of that name, or the only one where none is named.
    package func widgetExtension(named name: String?) throws(ProjectError) -> WidgetExtension {
        try WidgetExtension(target(named: name), of: self)
    }

    private func target(named name: String?) throws(ProjectError) -> ProjectTarget {
        if let name {
            guard let target = targets.first(where: { $0.name == name }) else {
                throw .noTarget(name, project: path, targets: targetNames)
            }
            return target
        }
        let found = widgetTargets
        guard let target = found.first else { throw .noExtension(project: path, targets: targetNames) }
        guard found.count == 1 else { throw .severalExtensions(project: path, targets: found.map(\.name)) }
        return target
    }

    private var widgetTargets: [ProjectTarget] { targets.filter { $0.isAppExtension && isWidget($0) } }

    // The point that it extends stands in its Info.plist; where that cannot be read, what it links must do.
    private func isWidget(_ target: ProjectTarget) -> Bool {
        if let list = InformationList(of: target, in: self), let point = list.extensionPoint {
            return point == "com.apple.widgetkit-extension"
        }
        return linksWidgetKit(target)
    }

    private func linksWidgetKit(_ target: ProjectTarget) -> Bool {
        objects.objects("buildPhases", of: target.object).filter { $0.kind == "PBXFrameworksBuildPhase" }
            .flatMap { objects.objects("files", of: $0) }
            .compactMap { objects.object("fileRef", of: $0) }
            .contains { $0.name == "WidgetKit.framework" }
    }
}
