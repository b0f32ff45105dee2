import Bundles

/// What tells that a bundle may have changed, without reading it.
struct BuildMark: Hashable {
    private let path: String
    private let library: BundleIdentity.Stamp
    /// Of the folder's contents; nil for a bare library.
    private let contents: ContentHash?

    init(of bundle: CheckedBundle) throws(BundleError) {
        path = bundle.path
        library = try BundleIdentity.Stamp(ofFileAt: bundle.path)
        contents = bundle.folder.map { FolderContents(of: $0).stamp }
    }

    /// One line that no other build has; reads the library.
    func key(of bundle: CheckedBundle) throws(BundleError) -> String {
        let identity = try BundleIdentity(ofFileAt: bundle.path)
        let stamp = identity.stamp
        let library = "\(stamp.device).\(stamp.inode).\(stamp.size).\(stamp.modified)-\(identity.content.hexadecimal)"
        return library + (contents.map { "-\($0.hexadecimal)" } ?? "")
    }
}
