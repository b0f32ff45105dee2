import Glibc

/// Where the host of this machine answers, as `docs/control-socket.md` says.
package struct HostSocket: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// `$XDG_RUNTIME_DIR/widgethost/control.sock`; without that variable, in a folder of the user's own in /tmp.
    package init(environment: [String: String], user: UInt32 = geteuid()) {
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        path = (runtime.map { "\($0)/widgethost" } ?? "/tmp/widgethost-\(user)") + "/control.sock"
    }

    /// The folder with its last slash; empty for a path without one.
    var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
    var name: Substring { path[path.index(path.startIndex, offsetBy: folder.count)...] }
}
