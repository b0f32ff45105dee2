import CLinux
import Foundation

/// A program that works for the host in a process of its own: the one that holds a bundle, or another by name.
package struct HelperProgram: Sendable {
    package static let name = "widgethost-bundle"

    package let path: String
    /// Holds the file that `path` stands for.
    private var file: OwnedDescriptor?

    /// In `$WIDGETHOST_LIBEXEC` if that is set, else beside the program that runs; never looked for anywhere else.
    package init(named name: String = Self.name, environment: [String: String]) throws(BundleError) {
        let folder = environment["WIDGETHOST_LIBEXEC"] ?? Self.ownFolder
        path = folder + "/" + name
        guard FileManager.default.isExecutableFile(atPath: path) else { throw .helperMissing(path: path) }
    }

    /// The same program for as long as this value lives, whatever comes to lie in its place: host and helper speak a language of
    /// their own, and those of two versions do not mix.
    package func pinned() -> HelperProgram {
        let file = OwnedDescriptor(widgethost_open(path, O_PATH))
        // Not by "self": who follows the path is the process that is about to become the helper, and has closed the number.
        return file.number < 0 ? self : HelperProgram(path: "/proc/\(getpid())/fd/\(file.number)", file: file)
    }

    /// The program's file, for who starts it by a descriptor.
    func opened() throws(BundleError) -> OwnedDescriptor {
        if let file { return file }
        let opened = OwnedDescriptor(widgethost_open(path, O_PATH))
        guard opened.number >= 0 else { throw .helperMissing(path: path) }
        return opened
    }

    /// Where a program lies that is held open; nil for one that lies nowhere.
    static func folder(of file: OwnedDescriptor) -> String? {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file.number)")) ?? ""
        guard path.hasPrefix("/"), let end = path.lastIndex(of: "/"), end > path.startIndex else { return nil }
        return String(path[..<end])
    }

    private init(path: String, file: OwnedDescriptor) {
        self.path = path
        self.file = file
    }

    private static var ownFolder: String {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// What it is called with; the first is its title, by which `ps` and `top` show it.
    static func arguments(for bundle: CheckedBundle) -> [String] {
        ["\(name): \(bundle.name)", "\(ChildProcess.socketNumber)", bundle.path, bundle.name, "\(Frame.version)"]
    }

    /// `environment` with what a bundle needs.
    static func environment(_ environment: [String: String]) -> [String: String] {
        // Code that finds itself on the wrong actor is then told so in the log instead of being ended.
        let needed = ["SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE": "legacy"]
        // What the runtime writes on a crash goes into a log: where it happened, and no more.
        let offered = ["SWIFT_BACKTRACE": "color=no,interactive=no,threads=crashed,registers=none,images=none,limit=24,symbolicate=fast"]
        return environment.merging(needed) { $1 }.merging(offered) { given, _ in given }
    }
}
