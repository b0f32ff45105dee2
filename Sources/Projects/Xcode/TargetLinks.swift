/// What a target links besides Apple's frameworks.
struct TargetLinks {
    /// Frameworks and static libraries of the project, each after those that it links itself.
    private(set) var frameworks: [ProjectTarget] = []
    /// Libraries of packages that lie beside the project.
    private(set) var products: [PackageProduct] = []
    /// What it links and will not get, one sentence each.
    private(set) var notes: [String] = []

    init(of target: ProjectTarget, in project: XcodeProject) {
        var seen: Set<String> = [target.object.id]
        visit(target, project, &seen)
    }

    private mutating func visit(_ target: ProjectTarget, _ project: XcodeProject, _ seen: inout Set<String>) {
        for other in Self.linked(by: target, in: project) where seen.insert(other.object.id).inserted {
            visit(other, project, &seen)
            frameworks.append(other)
        }
        let phases = project.objects.objects("buildPhases", of: target.object).filter { $0.kind == "PBXFrameworksBuildPhase" }
        let listed = phases.flatMap { project.objects.objects("files", of: $0) }.compactMap { $0.string("productRef") }
        for id in target.object.strings("packageProductDependencies") + listed where seen.insert(id).inserted {
            if let product = project.objects.object(id) { add(product, project) }
        }
    }

    private mutating func add(_ product: ProjectObject, _ project: XcodeProject) {
        guard let name = product.string("productName") else { return }
        let package = project.objects.object("package", of: product)
        guard let url = package?.string("repositoryURL") else {
            let folder = package?.string("relativePath").map { joined(project.files.sourceRoot, $0) }
            products.append(PackageProduct(name: name, folders: folder.map { [$0] } ?? project.packageFolders))
            return
        }
        // As in Xcode a package in the project takes the place of one from elsewhere that is called like it.
        let local = project.packageFolders.filter { Self.identity($0) == Self.identity(url) }
        if local.isEmpty {
            notes.append("The package product '\(name)' of \(url) is left out: packages from elsewhere are not fetched.")
        } else {
            products.append(PackageProduct(name: name, folders: local))
        }
    }

    private static func identity(_ place: String) -> String {
        let last = place.split(separator: "/").last.map { $0.lowercased() } ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Those that must be built before it, and those whose product is listed.
    private static func linked(by target: ProjectTarget, in project: XcodeProject) -> [ProjectTarget] {
        let objects = project.objects
        let needed = objects.objects("dependencies", of: target.object).compactMap { $0.string("target") }
        let files = objects.objects("buildPhases", of: target.object).filter { $0.kind == "PBXFrameworksBuildPhase" }
            .flatMap { objects.objects("files", of: $0) }.compactMap { $0.string("fileRef") }
        return project.targets.filter { other in
            guard other.isFramework else { return false }
            return needed.contains(other.object.id) || other.object.string("productReference").map(files.contains) ?? false
        }
    }
}

extension ProjectTarget {
    /// Whether other targets link it: a framework, or a static library.
    fileprivate var isFramework: Bool {
        productType.hasPrefix("com.apple.product-type.framework") || productType.hasPrefix("com.apple.product-type.library")
    }
}

extension XcodeProject {
    /// The folders of packages that the project names or has among its files.
    fileprivate var packageFolders: [String] {
        let named = objects.objects("packageReferences", of: objects.root).compactMap { $0.string("relativePath") }
            .map { joined(files.sourceRoot, $0) }
        return (named + files.all.filter { exists($0 + "/Package.swift") }).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
