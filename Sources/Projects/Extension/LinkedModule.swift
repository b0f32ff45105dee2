/// A module whose sources lie beside an extension that links it: a target of a package in the repository, or a framework of the project.
package struct LinkedModule: Hashable, Sendable {
    /// As sources import it.
    package let name: String
    package var sources: [String] = []
    package var resources: [BundleResource] = []
    package var language = LanguageSettings()
    /// What `Bundle.module` stands for, by its name in the bundle; nil for a framework and for a target without resources.
    package var resourceBundle: String?
    /// The package whose `package` declarations it sees; nil for a framework.
    package var package: String?

    package init(name: String) { self.name = name }
}

/// A library of a package that a target links.
package struct PackageProduct: Hashable, Sendable {
    package let name: String
    /// Where the packages lie of which one has it: the one that the project names, or all that lie in the project.
    package let folders: [String]

    package init(name: String, folders: [String]) {
        self.name = name
        self.folders = folders
    }
}
