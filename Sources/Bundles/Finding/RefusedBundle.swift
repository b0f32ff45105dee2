/// A file or folder that lies where bundles lie and is not taken for one.
package struct RefusedBundle: Hashable, Sendable {
    /// As the bundle would be called.
    package let name: String
    package let path: String
    package let error: BundleError

    /// What lies at `path`, refused because of `error`.
    package init(at path: String, because error: BundleError) {
        name = FoundBundle.name(ofFile: path)
        self.path = path
        self.error = error
    }

    /// A bundle that was found, and then refused for what is in it.
    package init(_ found: FoundBundle, because error: BundleError) { self.init(at: found.folder ?? found.library, because: error) }

    /// Whether there is a file at all.
    package var isThere: Bool {
        if case .missing = error { false } else { true }
    }
}
