import Bundles
import Foundation

/// Where prepared SDKs are kept, one for each compiler and state of the sources.
package struct SDKCache {
    let folder: String
    private let environment: [String: String]
    private let interruptions: Interruptions
    private let tell: (String) -> Void

    /// In `$XDG_CACHE_HOME`; `tell` takes lines that say what takes so long.
    package init(environment: [String: String], interruptions: Interruptions, tell: @escaping (String) -> Void) throws(BuildError) {
        folder = try Self.cacheHome(environment) + "/widgethost/sdk"
        self.environment = environment
        self.interruptions = interruptions
        self.tell = tell
    }

    /// The SDK for the compiler on the path: from the cache, or built now.
    func prepare(_ package: SDKPackage, _ toolchain: Toolchain) throws(BuildError) -> PreparedSDK {
        // The compiler's own cache of C modules holds its path: a cache that was moved is another one.
        let key = [folder, package.path, toolchain.identity].joined(separator: "\n")
        let shelf = folder + "/" + ContentHash(Array(key.utf8)).hexadecimal
        if let sdk = kept(package, shelf) { return sdk }
        try makeFolder(shelf)
        let onWait = { tell("another process prepares the SDK; waiting for it") }
        return try FolderLock.hold(shelf + "/lock", interruptions: interruptions, onWait: onWait) { () throws(BuildError) in
            if let sdk = kept(package, shelf) { return sdk }
            let maker = SDKMaker(
                package: package, toolchain: toolchain, shelf: shelf, environment: environment, interruptions: interruptions)
            return try maker.make(tell: tell)
        }
    }

    // Which modules there are is known from the last time; a new one changes the manifest, which counts, too.
    private func kept(_ package: SDKPackage, _ shelf: String) -> PreparedSDK? {
        guard let data = FileManager.default.contents(atPath: "\(shelf)/\(SDKMaker.listName)") else { return nil }
        let modules = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        let folder = "\(shelf)/\(package.fingerprint(of: modules))"
        return SDKRecord(whole: folder).map { _ in PreparedSDK(folder: folder) }
    }

    private func makeFolder(_ path: String) throws(BuildError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw .unwritable(path: path, error: errno) }
    }

    // A relative XDG path is to be ignored, by the letter of the specification.
    private static func cacheHome(_ environment: [String: String]) throws(BuildError) -> String {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        guard let home = environment["HOME"], home.hasPrefix("/") else { throw .unwritable(path: "$XDG_CACHE_HOME", error: ENOENT) }
        return home + "/.cache"
    }
}
