/// A bundle that only the user or root can have put there, for this machine, this ABI and this compiler: what may be loaded.
package struct CheckedBundle: Hashable, Sendable {
    /// As in "LadderWidget".
    package let name: String
    /// The library's absolute path, without symbolic links.
    package let path: String
    /// The folder of the bundle's resources, or nil for a bare library.
    package let folder: String?
    package let note: WidgetNote

    /// Checks what was found, without loading it.
    package init(_ found: FoundBundle, trust: PathTrust = PathTrust()) throws(BundleError) {
        try self.init(name: found.name, library: found.library, folder: found.folder, trust)
    }

    /// The same bundle as it lies there now: its file may have been replaced since it was checked.
    package func checkedAgain() throws(BundleError) -> CheckedBundle {
        try CheckedBundle(name: name, library: path, folder: folder, PathTrust())
    }

    private init(name: String, library: String, folder: String?, _ trust: PathTrust) throws(BundleError) {
        self.name = name
        self.folder = try folder.map { folder throws(BundleError) in try trust.resolve(folder) }
        path = try trust.resolve(library)
        note = try WidgetNote(ofFileAt: path)
        try note.check(against: .own, path: path)
    }
}
