import CLinux
import Foundation

/// All that lies in a bundle's folder, as far as the file system knows it without reading a file.
package struct FolderContents: Hashable, Sendable {
    /// Tells these contents from others: names, places, sizes and times of last writing.
    package let stamp: ContentHash
    /// The folder itself and all folders in it.
    package let folders: [String]

    /// Entries that are looked at; what comes after them goes unseen.
    private static let limit = 10_000

    /// Looks at all of a folder without following symbolic links; what cannot be read counts as empty.
    package init(of folder: String) {
        var folders = [folder]
        var text = ""
        var index = 0
        var left = Self.limit
        while index < folders.count {
            let place = folders[index]
            index += 1
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted().prefix(left) {
                left -= 1
                let path = place + "/" + name
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                let isFolder = status.st_mode & S_IFMT == S_IFDIR
                if isFolder { folders.append(path) }
                // A folder's own size and times change with what is in it, which is told anyway.
                text += path.dropFirst(folder.count) + (isFolder ? "/\n" : " \(BundleIdentity.Stamp(status))\n")
            }
        }
        stamp = ContentHash(Array(text.utf8))
        self.folders = folders
    }
}
