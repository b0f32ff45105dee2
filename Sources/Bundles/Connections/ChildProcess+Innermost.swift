import CLinux

extension ChildProcess {
    /// The process at the end of the line of first children: within walls the one that they hold, once it is there.
    ///
    /// Two levels at most: what a bundle's process starts itself is not meant.
    var innermost: pid_t {
        let keeper = Self.firstChild(of: id)
        return keeper.flatMap(Self.firstChild) ?? keeper ?? id
    }

    private static func firstChild(of id: pid_t) -> pid_t? {
        let file = OwnedDescriptor(widgethost_open("/proc/\(id)/task/\(id)/children", O_RDONLY))
        guard file.number >= 0 else { return nil }
        var child: pid_t?
        _ = file.read(atMost: 64) { child = String(decoding: $0, as: UTF8.self).split(separator: " ").first.flatMap { pid_t($0) } }
        return child
    }
}
