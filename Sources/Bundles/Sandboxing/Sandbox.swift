import CLinux
import Foundation

/// The walls around a bundle's process: `bwrap` gives it file system, processes and, unless it may use it, network of its own.
///
/// Inside lie the system's programs and libraries, the bundle itself, all read-only; its own cache, the folders of its groups and an empty
/// `/tmp` can be written. There is no home, no other process, and no file of the user's.
package struct Sandbox: Hashable, Sendable {
    /// The path of `bwrap`.
    let program: String

    /// Finds `bwrap` on the path and tries it once: it may be there and be forbidden. [core thread]
    package init(environment: [String: String]) throws(BundleError) {
        guard let path = Self.find(in: environment["PATH"] ?? "") else {
            throw .noSandbox(reason: "bwrap is not installed (Debian's package is bubblewrap)")
        }
        program = path
        if let reason = try failure(environment) { throw .noSandbox(reason: reason) }
    }

    private static func find(in path: String) -> String? {
        path.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/bwrap" }.first { access($0, X_OK) == 0 }
    }

    // MARK: The trial

    /// Milliseconds for the trial, a thousand times what it takes.
    private static let patience: Int32 = 10_000

    /// Why no sandbox can be made; nil when one was.
    private func failure(_ environment: [String: String]) throws(BundleError) -> String? {
        guard access("/proc/thread-self/children", R_OK) == 0 else {
            return "this kernel does not tell the children of a process (CONFIG_PROC_CHILDREN)"
        }
        let words = walls(network: false) + ["--", "/usr/bin/env", "true"]
        let child = try ChildProcess(helper: program, arguments: ["bwrap"] + words, environment: ["PATH": environment["PATH"] ?? ""])
        guard let end = child.reap(within: Self.patience) else {
            child.killGroup()
            _ = child.reap(within: -1)
            return "\(program) did not end within \(Self.patience / 1_000) seconds"
        }
        guard end != .exited(status: 0) else { return nil }
        var said = ""
        _ = child.errors.read(atMost: 4_096) { said = String(decoding: $0, as: UTF8.self) }
        let line = said.split(separator: "\n").first.map(String.init) ?? "\(program) \(end)"
        return "it may not run here: \(line)"
    }
}
