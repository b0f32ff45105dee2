import CLinux

extension BundleError: CustomStringConvertible {
    /// One sentence or two: what is wrong, where, and what mends it.
    package var description: String {
        switch self {
        case .missing, .unreadable, .tooManyLinks, .notAFile, .noLibraryInFolder, .severalLibrariesInFolder: findingDescription
        case .writableByOthers, .writableByGroup, .foreignOwner: trustDescription
        case .notALibrary, .isProgram, .wrongArchitecture, .noNote, .brokenNote, .olderABI, .newerABI, .otherCompiler: noteDescription
        case .notLoadable, .noEntry, .refusedToStart, .brokenEntry, .mainFailed, .alreadyLoaded: loadingDescription
        case .helperMissing, .noSandbox, .notSpawned, .systemCall: processDescription
        }
    }

    private var findingDescription: String {
        switch self {
        case .missing(let path): "\(path): there is no such file or folder"
        case .unreadable(let path, let error): "\(path) cannot be read: \(text(ofError: error))"
        case .tooManyLinks(let path): "\(path): too many symbolic links, or links that lead to themselves"
        case .notAFile(let path): "\(path) is neither a shared library nor a folder that holds one"
        case .noLibraryInFolder(let path): "\(path) holds no shared library: put the bundle's .so into it"
        case .severalLibrariesInFolder(let path, let names):
            "\(path) holds several shared libraries (\(names.joined(separator: ", "))): leave the bundle's alone in it, others in a folder below"
        default: ""
        }
    }

    private var trustDescription: String {
        switch self {
        case .writableByOthers(let path): "\(path) can be written by others and is not trusted: chmod o-w '\(path)'"
        case .writableByGroup(let path, let group):
            "\(path) can be written by the group \(group), which holds others too, and is not trusted: chmod g-w '\(path)'"
        case .foreignOwner(let path, let owner):
            "\(path) belongs to \(owner), neither to you nor to root, and is not trusted: chown \(geteuid()) '\(path)'"
        default: ""
        }
    }

    private var noteDescription: String {
        switch self {
        case .notALibrary(let path, let reason): "\(path) is not a shared library: \(reason)"
        case .isProgram(let path): "\(path) is a program, not a shared library: build it as a dynamic library, then load it again"
        case .wrongArchitecture(let path, let found, let expected):
            "\(path) is built for \(found), this machine runs \(expected): build it for \(expected)"
        case .noNote(let path):
            "\(path) is not a widget bundle: it has no \(WidgetNote.section) section (link WidgetKit, or use WIDGET_BUNDLE_NOTE)"
        case .brokenNote(let path): "\(path) has a \(WidgetNote.section) section that cannot be understood: rebuild it with this host's SDK"
        case .olderABI(let path, let bundle, let host, let sdk):
            "\(path) speaks bundle ABI \(bundle) (SDK \(sdk)), this host ABI \(host): rebuild the bundle with this host's SDK"
        case .newerABI(let path, let bundle, let host, let sdk):
            "\(path) speaks bundle ABI \(bundle) (SDK \(sdk)), this host only ABI \(host): update the host, or rebuild the bundle with its SDK"
        case .otherCompiler(let path, let bundle, let host):
            "\(path) was built by \(bundle), this host by \(host), and Swift libraries of two compilers do not mix: rebuild the bundle"
        default: ""
        }
    }

    private var loadingDescription: String {
        switch self {
        case .notLoadable(let path, let reason): "\(path) cannot be loaded: \(reason). \(advice(path: path, reason: reason))"
        case .noEntry(let path): "\(path) does not export widget_bundle_start: link WidgetKit, or define it as widget_bundle.h says"
        case .refusedToStart(let path): "\(path) refused to start; the log says why if it told"
        case .brokenEntry(let path, let reason): "\(path) answered widget_bundle_start with \(reason): rebuild it with this host's SDK"
        case .mainFailed(let path, let status): "\(path): its main returned \(status) instead of 0"
        case .alreadyLoaded(let name):
            "a bundle named \(name) was loaded into this process before; one build a process: start the host again or use --isolation process"
        default: ""
        }
    }

    private var processDescription: String {
        switch self {
        case .helperMissing(let path):
            "\(path) is missing or cannot be run: it must lie beside the host's program, or set WIDGETHOST_LIBEXEC to its folder"
        case .noSandbox(let reason): "bundles cannot be run in a sandbox: \(reason); --sandbox auto runs them without where there is none"
        case .notSpawned(let path, let error): "\(path) cannot be started: \(text(ofError: error))"
        case .systemCall(let name, let error): "\(name) failed: \(text(ofError: error))"
        default: ""
        }
    }
}

private func advice(path: String, reason: String) -> String {
    if reason.contains("undefined symbol") || reason.contains("symbol lookup") {
        return "It was built against another version of a library: rebuild it, or install that version"
    }
    if reason.contains("cannot open shared object file") {
        return "`ldd '\(path)'` lists what it needs: install it, or ship it beside the bundle with RUNPATH $ORIGIN"
    }
    return "`ldd '\(path)'` and `readelf -d '\(path)'` show what it needs"
}

/// The C library's text for an error number, as in "No such file or directory".
func text(ofError error: Int32) -> String {
    strerrordesc_np(error).map { String(cString: $0) } ?? "error \(error)"
}
