import CLinux
import Glibc

/// Keeps lists that want too much memory from harming anybody else.
enum MemoryLimit {
    /// Bytes of data that the process may hold: a list that wants more loses layers, or the process ends.
    static let bytes: UInt = 768 << 20

    static func apply() {
        // Drawing here is what runs out of memory first, since it is what can be done again.
        let file = widgethost_open("/proc/self/oom_score_adj", O_WRONLY)
        if file >= 0 {
            write(file, "1000", 4)
            close(file)
        }
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    }
}
