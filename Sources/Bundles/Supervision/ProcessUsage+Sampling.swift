import CLinux
import Glibc

extension ProcessUsage {
    /// Asks the kernel; nil when there is no such process any more.
    package init?(ofProcess id: Int32) {
        guard let statm = contents("/proc/\(id)/statm"), let stat = contents("/proc/\(id)/stat") else { return nil }
        self.init(statm: statm, stat: stat)
    }

    /// Bytes of memory that a process has written to and shares with nobody; nil when there is no such process any more.
    package static func ownMemory(ofProcess id: Int32) -> UInt64? {
        let line = contents("/proc/\(id)/status")?.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { UInt64($0) }.map { $0 << 10 }
    }

    /// Reads the texts of `/proc/PID/statm` and `/proc/PID/stat`.
    init?(statm: String, stat: String) {
        let pages = statm.split(separator: " ")
        // The program's name stands in parentheses and may hold anything, parentheses too.
        guard pages.count > 1, let resident = UInt64(pages[1]), let end = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[stat.index(after: end)...].split(separator: " ")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        self.init(memory: resident * UInt64(getpagesize()), processor: (user + system) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1)))
    }
}

// A file of the kernel's own, which is as long as one read.
private func contents(_ path: String) -> String? {
    let file = OwnedDescriptor(widgethost_open(path, O_RDONLY))
    guard file.number >= 0 else { return nil }
    var text = ""
    return file.read(atMost: 4_096) { text = String(decoding: $0, as: UTF8.self) } == .some ? text : nil
}
