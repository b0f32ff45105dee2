import Bundles
import CLinux
import Foundation
import Glibc

/// Opens URLs with a program of the user's.
final class Opener {
    private let loop: EventLoop
    private let environment: [String: String]
    /// The program by its path; nil where URLs are only told of.
    private let program: String?
    private var running: [pid_t: (end: OwnedDescriptor, watch: EventLoop.Watch)] = [:]

    /// What is taken where nothing is said.
    static let usual = "xdg-open"
    /// Says that nothing is opened.
    static let none = "none"
    /// Programs that run at once at most: some stay as long as what they have opened.
    private static let limit = 32

    /// `name` is a program by its path, or by its name where it lies in the folders of programs.
    init(_ name: String, loop: EventLoop, environment: [String: String]) {
        self.loop = loop
        self.environment = environment
        program = name == Self.none ? nil : Self.path(of: name, environment)
    }

    /// Begins to open a URL; false where there is nobody to open it, or it is none.
    func open(_ url: String) -> Bool {
        guard let program, Self.isURL(url), running.count < Self.limit else { return false }
        do throws(BundleError) {
            let id = try SpawnPlan.silent(program: program, arguments: [program, url], environment: environment).run()
            try watch(id)
            return true
        } catch { return false }
    }

    private func watch(_ id: pid_t) throws(BundleError) {
        let number = widgethost_pidfd_open(id)
        guard number >= 0 else { throw .systemCall(name: "pidfd_open", error: errno) }
        let end = OwnedDescriptor(number)
        let watch = try loop.watch(number, .readable) { [unowned self] _ in reap(id) }
        running[id] = (end, watch)
    }

    private func reap(_ id: pid_t) {
        guard let ended = running.removeValue(forKey: id) else { return }
        loop.unwatch(ended.watch)
        _ = waitpid(id, nil, 0)
    }

    /// A scheme and more: what begins otherwise could be taken for a flag or a file.
    static func isURL(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first else { return false }
        let isLetter = { (byte: UInt8) in (0x61...0x7a).contains(byte | 0x20) }
        let rest = text[..<colon].utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
        return isLetter(first) && rest && text[colon...].utf8.count > 1 && !text.utf8.contains(0)
    }

    private static func path(of name: String, _ environment: [String: String]) -> String? {
        if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
