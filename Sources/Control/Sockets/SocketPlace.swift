import Glibc

/// Where the control socket lies.
package struct SocketPlace: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// `$XDG_RUNTIME_DIR/widgethost/control.sock`; without that variable, in a folder of the user's own in /tmp.
    package init(environment: [String: String], user: UInt32 = geteuid()) {
        // The base directory specification has relative paths ignored.
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        path = (runtime.map { "\($0)/widgethost" } ?? "/tmp/widgethost-\(user)") + "/control.sock"
    }

    var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

    /// Held by the host that answers here.
    var lockName: String { name + ".lock" }
}
