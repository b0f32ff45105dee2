/// The files that belong to a target, by what is done with them.
struct TargetFiles {
    /// Listed among its sources.
    private(set) var compiled: [String] = []
    /// Listed among its resources.
    private(set) var copied: [String] = []
    /// In a folder that the project keeps in step; their names tell what they are.
    private(set) var kept: [String] = []

    init(of target: ProjectTarget, in project: XcodeProject) {
        for phase in project.objects.objects("buildPhases", of: target.object) {
            let paths = Self.files(of: phase, in: project)
            switch phase.kind {
            case "PBXSourcesBuildPhase": compiled += paths
            case "PBXResourcesBuildPhase": copied += paths
            default: break
            }
        }
        for group in project.objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = SynchronizedFolder(group, of: target, in: project) else { continue }
            kept += folder.files
            copied += folder.folders
        }
    }

    private static func files(of phase: ProjectObject, in project: XcodeProject) -> [String] {
        project.objects.objects("files", of: phase).filter(isForIPhone)
            .compactMap { project.objects.object("fileRef", of: $0) }
            .flatMap { paths(of: $0, in: project, depth: 0) }
    }

    // A group of variants stands for the same file in each language; a group of versions for one model.
    private static func paths(of reference: ProjectObject, in project: XcodeProject, depth: Int) -> [String] {
        guard reference.kind == "PBXVariantGroup", depth < 8 else { return [project.files[reference.id]].compactMap { $0 } }
        return project.objects.objects("children", of: reference).flatMap { paths(of: $0, in: project, depth: depth + 1) }
    }

    private static func isForIPhone(_ file: ProjectObject) -> Bool {
        let filters = file.strings("platformFilters") + file.strings("platformFilter")
        return filters.isEmpty || filters.contains("ios")
    }
}
