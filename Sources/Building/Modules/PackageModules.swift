import Foundation
import Projects

/// The targets of packages that an extension links, each after those that it depends on.
struct PackageModules {
    /// Reads the manifest of a folder's package; nil where it cannot be read, of which it has told.
    let load: (_ folder: String) throws(BuildError) -> PackageManifest?
    let tell: (String) -> Void

    private(set) var modules: [LinkedModule] = []
    private var manifests: [String: PackageManifest?] = [:]
    private var seen: Set<String> = []

    init(load: @escaping (_ folder: String) throws(BuildError) -> PackageManifest?, tell: @escaping (String) -> Void) {
        self.load = load
        self.tell = tell
    }

    /// Adds the targets of a product, and what they depend on; what cannot be had is told.
    mutating func add(_ product: PackageProduct) throws(BuildError) {
        guard try !add(product.name, in: product.folders) else { return }
        let place = product.folders.isEmpty ? "no package of the project" : "no package in \(product.folders.joined(separator: ", "))"
        tell("The package product '\(product.name)' is left out: \(place) has it.")
    }

    private mutating func add(_ product: String, in folders: [String]) throws(BuildError) -> Bool {
        for folder in folders {
            guard let manifest = try manifest(of: folder), let targets = manifest.products[product] else { continue }
            for target in targets.compactMap(manifest.target(named:)) { try add(target, of: manifest) }
            return true
        }
        return false
    }

    private mutating func add(_ target: PackageTarget, of manifest: PackageManifest) throws(BuildError) {
        guard seen.insert("\(Self.place(manifest.folder))\n\(target.name)").inserted else { return }
        let title = "'\(target.name)' of \(manifest.folder)"
        guard target.isLibrary else { return tell("\(title) is left out: macros, plugins and binaries of packages are not built.") }
        for dependency in target.dependencies { try add(dependency, of: manifest, for: title) }
        let module = manifest.module(target)
        guard !module.sources.isEmpty else { return tell("\(title) is left out: it holds no Swift file.") }
        if modules.contains(where: { $0.name == module.name }) { return tell("\(title) is left out: there is another module of its name.") }
        modules.append(module)
    }

    private mutating func add(_ wish: PackageTarget.Dependency, of manifest: PackageManifest, for title: String) throws(BuildError) {
        if wish.mayBeTarget, let target = manifest.target(named: wish.name) { return try add(target, of: manifest) }
        guard try !add(wish.name, in: manifest.localDependencies) else { return }
        let place = manifest.remoteDependencies[(wish.package ?? wish.name).lowercased()]
        let reason = place.map { "packages from elsewhere are not fetched (\($0))" } ?? "no package has it"
        tell("'\(wish.name)', which \(title) needs, is left out: \(reason).")
    }

    private mutating func manifest(of folder: String) throws(BuildError) -> PackageManifest? {
        let place = Self.place(folder)
        if let known = manifests[place] { return known }
        let manifest = try load(folder)
        manifests[place] = .some(manifest)
        return manifest
    }

    // Projects name folders as they were typed, manifests by their whole paths.
    private static func place(_ folder: String) -> String { URL(fileURLWithPath: folder).standardizedFileURL.path }
}
