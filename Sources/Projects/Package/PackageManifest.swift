package import Foundation

/// What a `Package.swift` says, as `swift package dump-package` prints it.
package struct PackageManifest: Sendable {
    /// Where the package lies.
    package let folder: String
    package let name: String
    /// The targets of each library, by its name.
    package let products: [String: [String]]
    package let targets: [PackageTarget]
    /// The folders of the packages it depends on that lie in folders.
    package let localDependencies: [String]
    /// Those that would have to be fetched, by where they are and by the names that targets call them.
    package let remoteDependencies: [String: String]
    /// "5", or "6" where the manifest is written for Swift 6 and says nothing else.
    let mode: String

    /// Reads what was printed for the package of a folder.
    package init(_ printed: Data, folder: String) throws(ProjectError) {
        let dump: Dump
        do { dump = try JSONDecoder().decode(Dump.self, from: printed) } catch {
            throw .damaged(path: folder + "/Package.swift", line: nil, reason: "what the package manager says of it is not understood")
        }
        self.folder = folder
        name = dump.name
        products = Dictionary(dump.products.map { ($0.name, $0.targets) }) { first, _ in first }
        localDependencies = dump.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
        let remote = dump.dependencies.flatMap { $0.sourceControl ?? [] }.map { ($0.identity, $0.place ?? $0.identity) }
        remoteDependencies = Dictionary(remote) { first, _ in first }
        mode = Self.mode(dump)
        targets = dump.targets.map { PackageTarget($0, in: folder) }
    }

    private static func mode(_ dump: Dump) -> String {
        if let newest = dump.swiftLanguageVersions?.compactMap({ Int($0.prefix { $0.isNumber }) }).max() { return newest >= 6 ? "6" : "5" }
        let tools = dump.toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 5
        return tools >= 6 ? "6" : "5"
    }

    package func target(named name: String) -> PackageTarget? { targets.first { $0.name == name } }

    /// A target as a module to compile.
    package func module(_ target: PackageTarget) -> LinkedModule {
        var module = LinkedModule(name: target.moduleName)
        module.package = name
        module.language = target.language
        module.language.mode = target.mode ?? mode
        (module.sources, module.resources) = target.files
        guard !module.resources.isEmpty else { return module }
        let bundle = "\(name)_\(target.name).bundle"
        module.resourceBundle = bundle
        module.resources = module.resources.map { BundleResource(path: $0.path, place: "\(bundle)/\($0.place)") }.inPlacesOfTheirOwn
        return module
    }
}
