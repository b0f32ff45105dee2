/// A widget extension as it lies in a project or a folder: all that building it needs.
package struct WidgetExtension: Hashable, Sendable {
    /// The target's name, or the folder's.
    package var name: String
    /// The name of its Swift module.
    package var moduleName: String
    package var sources: [String] = []
    package var resources: [BundleResource] = []
    package var intentDefinitions: [String] = []
    package var language = LanguageSettings()
    /// Frameworks of the project that it links, each after those that it links itself.
    package var frameworks: [LinkedModule] = []
    /// Libraries of packages that lie beside the project.
    package var products: [PackageProduct] = []
    /// The `Info.plist`, its variables filled in.
    package var information: PropertyList?
    package var entitlements: PropertyList?
    /// What it needs and will not get, one sentence each.
    package var notes: [String] = []

    /// The extension at a path: an `.xcodeproj`, a folder that holds one, or a folder of sources.
    package init(at path: String, target: String?) throws(ProjectError) {
        switch try ProjectPlace(path) {
        case .project(let path): self = try XcodeProject(at: path).widgetExtension(named: target)
        case .folder(let path):
            if let target { throw .targetOfFolder(target, path: path) }
            try self.init(folder: path)
        }
    }

    package init(name: String, moduleName: String) {
        self.name = name
        self.moduleName = moduleName
    }

    /// Puts a file where it belongs.
    mutating func add(_ path: String, kind: FileKind) {
        switch kind {
        case .swiftSource: sources.append(path)
        case .intentDefinition: intentDefinitions.append(path)
        case .resource: resources.append(BundleResource(path: path))
        case .foreign: notes.append("\(path) is left out: only Swift is compiled here.")
        case .other: break
        }
    }

    /// Takes each file once, and only what is there.
    mutating func settle() {
        sources = present(sources)
        intentDefinitions = present(intentDefinitions)
        resources = resources.unique(by: \.path).filter { isThere($0.path) }.inPlacesOfTheirOwn
        notes = notes.unique(by: \.self)
    }

    /// Notes fonts that the `Info.plist` lists and that are not among the resources.
    mutating func noteMissingFonts() {
        for font in information?["UIAppFonts"]?.strings ?? [] {
            guard !resources.contains(where: { $0.place == font || font.hasPrefix($0.place + "/") }) else { continue }
            notes.append("Info.plist lists the font '\(font)', which is not among the resources: texts in it are set in another.")
        }
    }

    private mutating func present(_ paths: [String]) -> [String] { paths.unique(by: \.self).filter { isThere($0) } }

    private mutating func isThere(_ path: String) -> Bool {
        if exists(path) { return true }
        notes.append("\(path) is not there, though the project lists it.")
        return false
    }
}

extension Array {
    fileprivate func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
