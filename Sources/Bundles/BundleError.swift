/// Why a bundle was not found, not trusted, not loaded or not started.
package enum BundleError: Error, Hashable, Sendable {
    case missing(path: String)
    case unreadable(path: String, error: Int32)
    case tooManyLinks(path: String)
    case notAFile(path: String)
    /// Others may write the file or folder.
    case writableByOthers(path: String)
    /// A group with more than the user in it may write the file or folder.
    case writableByGroup(path: String, group: String)
    case foreignOwner(path: String, owner: String)
    case noLibraryInFolder(path: String)
    case severalLibrariesInFolder(path: String, names: [String])

    /// The file is no complete shared library; `reason` says what it is, as in "it is an object file, not yet linked".
    case notALibrary(path: String, reason: String)
    case isProgram(path: String)
    case wrongArchitecture(path: String, found: String, expected: String)
    case noNote(path: String)
    case brokenNote(path: String)
    case olderABI(path: String, bundle: UInt32, host: UInt32, sdk: String)
    case newerABI(path: String, bundle: UInt32, host: UInt32, sdk: String)
    case otherCompiler(path: String, bundle: String, host: String)

    /// The dynamic linker refused it; `reason` is the linker's own text.
    case notLoadable(path: String, reason: String)
    case noEntry(path: String)
    /// `widget_bundle_start` returned NULL.
    case refusedToStart(path: String)
    case brokenEntry(path: String, reason: String)
    /// The bundle's `main` returned other than 0.
    case mainFailed(path: String, status: Int32)
    /// This process holds a bundle of that name already, and a library never leaves a process.
    case alreadyLoaded(name: String)

    case helperMissing(path: String)
    /// No sandbox can be had; `reason` says why, as in "bwrap is not installed".
    case noSandbox(reason: String)
    case notSpawned(path: String, error: Int32)
    case systemCall(name: String, error: Int32)
}
