/// A folder whose files belong to targets without being listed, as projects have them since Xcode 16.
///
/// All files belong to a target that owns the folder, but for its exceptions; to any other target only the exceptions do.
struct SynchronizedFolder {
    /// The paths of the files that belong to the target.
    let files: [String]
    /// Those of folders that are copied as they are.
    let folders: [String]

    /// Nil where the target has no part of the folder.
    init?(_ group: ProjectObject, of target: ProjectTarget, in project: XcodeProject) {
        guard let folder = project.files[group.id] else { return nil }
        let isOwner = target.object.strings("fileSystemSynchronizedGroups").contains(group.id)
        let exceptions = Self.exceptions(of: group, for: target, in: project.objects)
        guard isOwner || !exceptions.isEmpty else { return nil }
        let belongs = { (path: String) in exceptions.contains { Self.holds($0, path) } != isOwner }
        let whole = group.strings("explicitFolders").map(Self.plain)
        folders = whole.filter(belongs).map { joined(folder, $0) }
        files = FolderFiles(of: folder).files
            .filter { file in belongs(file.relative) && !whole.contains { Self.holds($0, file.relative) } }.map(\.path)
    }

    private static func exceptions(of group: ProjectObject, for target: ProjectTarget, in objects: ProjectObjects) -> [String] {
        objects.objects("exceptions", of: group)
            .filter { $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.object.id }
            .flatMap { $0.strings("membershipExceptions") }.map(plain)
    }

    // A file that stands for its versions in all languages: "/Localized: Texts/Localizable.strings".
    private static func plain(_ exception: String) -> String {
        let mark = "/Localized: "
        let path = exception.hasPrefix(mark) ? String(exception.dropFirst(mark.count)) : exception
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Whether a file is what an exception names, lies in the folder that it names, or is that file in one language.
    private static func holds(_ exception: String, _ file: String) -> Bool {
        if file == exception || file.hasPrefix(exception + "/") { return true }
        let parts = file.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return false }
        return (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/") == exception
    }
}
