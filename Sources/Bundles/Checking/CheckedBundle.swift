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
        name = found.name
        folder = try found.folder.map { folder throws(BundleError) in try trust.resolve(folder) }
        path = try trust.resolve(found.library)
        note = try WidgetNote(ofFileAt: path)
        try note.check(against: .own, path: path)
    }
}
