import Foundation

/// The folders in which bundles are looked for, first to last.
package struct BundleSearchPath: Hashable, Sendable {
    package let folders: [String]

    /// `explicit` folders first, then `$WIDGETHOST_BUNDLE_PATH`, the user's, and the machine's.
    package init(explicit: [String] = [], environment: [String: String]) {
        let listed = (environment["WIDGETHOST_BUNDLE_PATH"] ?? "").split(separator: ":").map(String.init)
        let user = Self.dataHome(environment).map { [$0 + "/widgethost/bundles"] } ?? []
        folders = explicit + listed + user + ["/usr/lib/widgethost/bundles"]
    }

    /// Every bundle found, by folder and then by name, and every candidate that is none; of two of one name the first wins.
    package func search() -> (found: [FoundBundle], refused: [RefusedBundle]) {
        var found: [FoundBundle] = []
        var refused: [RefusedBundle] = []
        for candidate in folders.flatMap(candidates) {
            do throws(BundleError) {
                let bundle = try FoundBundle(at: candidate)
                if !found.contains(where: { $0.name == bundle.name }) { found.append(bundle) }
            } catch {
                refused.append(RefusedBundle(at: candidate, because: error))
            }
        }
        return (found, refused)
    }

    /// Folders in which something changes when a bundle comes, changes or goes.
    package var watched: [String] { folders + folders.flatMap(candidates).flatMap(watchedFolders) }

    // Of a bundle's folder all that lies in it, whether or not it is complete. A bare library lies in a folder that is searched, unless
    // it is a link to somewhere else.
    private func watchedFolders(of candidate: String) -> [String] {
        if candidate.hasSuffix(".widget") { return FolderContents(of: candidate).folders }
        guard let library = try? PathTrust().resolve(candidate), let slash = library.lastIndex(of: "/") else { return [] }
        return [String(library[..<slash])]
    }

    // A folder that is not there is no error: most of them never are. One that is itself a bundle is taken for it.
    private func candidates(in folder: String) -> [String] {
        if FoundBundle.isBundleName(String(folder.split(separator: "/").last ?? "")) { return [folder] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter(FoundBundle.isBundleName).sorted().map { folder + "/" + $0 }
    }

    // A relative XDG path is to be ignored, by the letter of the specification.
    private static func dataHome(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
        return environment["HOME"].map { $0 + "/.local/share" }
    }
}
