import CLinux

/// The libraries of the Swift runtime that this process runs on.
///
/// A bundle names them without saying where they lie: on the machine that built it that was the toolchain's folder, here it is the host's.
/// Those that the host itself has no use for are not loaded yet.
enum RuntimeLibraries {
    /// Loads those that the library at `path` needs.
    static func load(neededBy path: String) {
        guard let folder else { return }
        for name in neededLibraries(ofFileAt: path) where !name.contains("/") && access("\(folder)/\(name)", F_OK) == 0 {
            // What cannot be loaded is told by the linker when the bundle is.
            dlopen("\(folder)/\(name)", RTLD_NOW | RTLD_LOCAL)
        }
    }

    /// Where the runtime lies; nil where it is part of the program.
    static let folder: String? = {
        guard let file = widgethost_file_of_symbol("swift_retain").map({ String(cString: $0) }), file.contains("/libswiftCore.") else {
            return nil
        }
        return file.lastIndex(of: "/").map { String(file[..<$0]) }
    }()
}
