import CLinux
import Foundation

extension Sandbox {
    /// The program inside, by the number of the descriptor that holds its file; its name begins with the title that `ps` shows.
    static let helperNumber: Int32 = ChildProcess.socketNumber + 2

    /// How `bwrap` is called to hold one bundle: its title first, the helper's own words last.
    func arguments(
        for bundle: CheckedBundle, _ rights: SandboxRights, helper words: [String], in helperFolder: String?, environment: [String: String]
    ) -> [String] {
        let title = words.first ?? HelperProgram.name
        var list = [title] + walls(network: rights.network.isAllowed)
        // Foundation's `Bundle.main` is looked for beside the program and traps where there is no such folder: an empty one will do.
        if let helperFolder, !helperFolder.hasPrefix("/usr/") { list += ["--dir", helperFolder] }
        for path in Self.readable(bundle, environment) { list += ["--ro-bind", path, path] }
        for folder in rights.writable { list += ["--bind", folder.source, folder.place] }
        // The file was opened before it may have been replaced, and is started by its descriptor, wherever it lay.
        list += ["--symlink", "/proc/self/fd/\(Self.helperNumber)", "/run/\(title)", "--remount-ro", "/"]
        return list + ["--", "/run/\(title)"] + words.dropFirst()
    }

    /// What every sandbox is made of.
    func walls(network: Bool) -> [String] {
        ["--unshare-all"] + (network ? ["--share-net"] : [])
            // A session of its own: the user's terminal is out of reach.
            + ["--die-with-parent", "--new-session", "--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev"]
            // For root, without capabilities too, the kernel's settings are files of its own.
            + ["--remount-ro", "/proc", "--remount-ro", "/dev"]
            + Self.emptyFolders.flatMap { ["--size", "\(Self.emptyFolderSize)", "--tmpfs", $0] }
            + Self.system
    }

    private static let emptyFolders = ["/tmp", "/dev/shm"]
    /// Bytes that can be written to each of them.
    private static let emptyFolderSize = 64 << 20

    /// Programs and libraries, and of `/etc` what says where things are: nothing that is somebody's.
    private static var system: [String] {
        let folders = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/lib32", "/libx32"]
        let files = [
            "alternatives", "ca-certificates", "fonts", "hosts", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "locale.alias", "localtime",
            "mime.types", "nsswitch.conf", "os-release", "pki", "protocols", "resolv.conf", "services", "ssl/certs", "ssl/openssl.cnf",
            "timezone",
        ]
        return folders.flatMap(asItIs) + files.flatMap { asItIs("/etc/" + $0) }
    }

    // A link stays one, since /etc/localtime is read for where it points to; but for a link into what is not there inside.
    private static func asItIs(_ path: String) -> [String] {
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        guard let target, !target.hasPrefix("/run"), !target.hasPrefix("../run") else { return ["--ro-bind-try", path, path] }
        return ["--symlink", target, path]
    }

    /// The bundle, the Swift runtime, and what the user names for the linker.
    private static func readable(_ bundle: CheckedBundle, _ environment: [String: String]) -> [String] {
        let named = (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        let paths = [bundle.folder ?? bundle.path] + (RuntimeLibraries.folder.map { [$0] } ?? []) + named
        return paths.filter { access($0, F_OK) == 0 && !$0.hasPrefix("/usr/") }
    }
}
