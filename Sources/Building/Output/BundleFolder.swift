import CLinux
import Foundation

/// The folder `X.widget` in the making: it stands beside its place, and takes it whole.
package struct BundleFolder {
    /// Where it will be.
    let place: String
    private let draft: ScratchFolder

    /// The folder to put things into.
    package var path: String { draft.path }

    /// The bundle's name, as in "Tides" of "Tides.widget".
    var name: String {
        let file = place.split(separator: "/").last ?? ""
        return String(file.hasSuffix(".widget") ? file.dropLast(".widget".count) : file)
    }

    var library: String { "\(path)/lib\(name).so" }

    /// Throws where nothing can be written, or where something else than a bundle is in its place.
    package init(at typed: String) throws(BuildError) {
        let place = typed.count > 1 && typed.hasSuffix("/") ? String(typed.dropLast()) : typed
        self.place = place
        let cut = place.lastIndex(of: "/")
        let parent = cut.map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "."
        try Self.checkWhatIsThere(place)
        do { try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true) } catch {
            throw Self.obstacle(to: parent)
        }
        // Hidden, and with another ending: a host that watches the folder takes no notice.
        draft = try ScratchFolder(".\(place.split(separator: "/").last ?? "").new", in: parent)
    }

    /// Why a folder cannot be made: what is in its place, or in that of a folder it would lie in, is a file, or may not be written.
    private static func obstacle(to folder: String) -> BuildError {
        var status = stat()
        var path = folder
        while lstat(path, &status) != 0, let cut = path.lastIndex(of: "/"), cut != path.startIndex { path = String(path[..<cut]) }
        let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
        if isFile { return .unwritable(path: path, error: ENOTDIR) }
        return .unwritable(path: folder, error: access(path, W_OK) == 0 ? ENOENT : errno)
    }

    // Whatever is replaced is taken away: that must not be a folder of the user's with other things in it.
    private static func checkWhatIsThere(_ path: String) throws(BuildError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .notABundle(path: path) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard names.isEmpty || names.contains(where: { $0.hasSuffix(".so") }) else { throw .notABundle(path: path) }
    }

    /// Writes a file.
    func write(_ bytes: [UInt8], to name: String) throws(BuildError) {
        let file = "\(path)/\(name)"
        guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else { throw .unwritable(path: file, error: errno) }
    }

    /// Puts the folder into its place; what was there is taken away.
    func settle() throws(BuildError) {
        // A host loads nothing that others could change.
        chmod(path, 0o755)
        chmod(library, 0o755)
        var status = stat()
        let result =
            lstat(place, &status) == 0
            ? widgethost_exchange(path, place) == 0 ? 0 : replaceInTwoSteps()
            : rename(path, place)
        guard result == 0 else { throw .unwritable(path: place, error: errno) }
    }

    // Where the file system cannot exchange two folders there is a moment without either.
    private func replaceInTwoSteps() -> Int32 {
        let old = "\(path).old"
        guard rename(place, old) == 0 else { return -1 }
        guard rename(path, place) == 0 else {
            let error = errno
            rename(old, place)
            errno = error
            return -1
        }
        try? FileManager.default.removeItem(atPath: old)
        return 0
    }
}
