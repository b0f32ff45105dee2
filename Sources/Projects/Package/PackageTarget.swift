/// A target of a package.
package struct PackageTarget: Sendable {
    package let name: String
    /// Whether it is Swift to be compiled; else a macro, a plugin, a binary, a test.
    package let isLibrary: Bool
    /// What it depends on: a target of the package, or a product of another one.
    package let dependencies: [Dependency]
    /// Where its files lie.
    let path: String
    let language: LanguageSettings
    /// Its own language mode, where it has one.
    let mode: String?
    private let sources: [String]?
    private let excluded: [String]
    private let resourceRules: [(path: String, isCopied: Bool)]

    package struct Dependency: Hashable, Sendable {
        package let name: String
        /// False where it can only be a product of another package.
        package let mayBeTarget: Bool
        /// The package that has it, where that is said.
        package let package: String?
    }

    init(_ target: PackageManifest.Dump.Target, in folder: String) {
        name = target.name
        isLibrary = target.type == "regular"
        dependencies = target.dependencies.map { Dependency(name: $0.name, mayBeTarget: $0.isTarget ?? true, package: $0.package) }
        path = target.path.map { joined(folder, $0) } ?? Self.usualPath(of: target.name, in: folder)
        sources = target.sources
        excluded = target.exclude.map(plain)
        resourceRules = target.resources.filter { $0.rule.copy != nil || $0.rule.process != nil }
            .map { (plain($0.path), $0.rule.copy != nil) }
        let settings = target.settings.filter(\.holds).map(\.kind)
        var language = LanguageSettings()
        language.conditions = ["SWIFT_PACKAGE"] + settings.compactMap { $0.define?._0 }
        language.upcomingFeatures = settings.compactMap { $0.enableUpcomingFeature?._0 }
        language.experimentalFeatures = settings.compactMap { $0.enableExperimentalFeature?._0 }
        language.isMainActorByDefault = settings.contains { $0.defaultIsolation?._0 == "MainActor" }
        self.language = language
        mode = settings.compactMap { $0.swiftLanguageMode?._0 }.last
    }

    /// As sources import it.
    var moduleName: String { identifier(name, else: "_") }

    private static func usualPath(of name: String, in folder: String) -> String {
        ["Sources", "Source", "src", "srcs"].map { joined(folder, "\($0)/\(name)") }.first(where: isFolder)
            ?? joined(folder, "Sources/\(name)")
    }

    /// Sources, and resources by the rules of the manifest.
    var files: (sources: [String], resources: [BundleResource]) {
        var found: (sources: [String], resources: [BundleResource]) = ([], [])
        for rule in resourceRules where rule.isCopied { found.resources.append(BundleResource(path: joined(path, rule.path))) }
        let processed = resourceRules.filter { !$0.isCopied }.map(\.path)
        for file in FolderFiles(of: path).files where !excluded.contains(where: { holds($0, file.relative) }) {
            if resourceRules.contains(where: { $0.isCopied && holds($0.path, file.relative) }) { continue }
            if processed.contains(where: { holds($0, file.relative) }) {
                found.resources.append(BundleResource(path: file.path))
            } else if file.kind == .swiftSource, sources.map({ $0.contains { holds(plain($0), file.relative) } }) ?? true {
                found.sources.append(file.path)
            } else if file.name.hasSuffix(".xcassets") || file.name.hasSuffix(".xcstrings") {
                // What only Apple's platforms know is processed without being listed.
                found.resources.append(BundleResource(path: file.path))
            }
        }
        return found
    }
}

/// Whether a path of a manifest stands for a file, or for a folder above it.
private func holds(_ path: String, _ file: String) -> Bool { path == "." || file == path || file.hasPrefix(path + "/") }

private func plain(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return path.hasSuffix("/") ? String(path.dropLast()) : path
}
