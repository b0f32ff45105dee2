import CLinux
import Foundation
import Glibc

/// The built program at work, with nothing of the machine's own bundles in its sight.
final class HostProcess {
    private let process = Process()
    /// Seconds after which it is taken to hang, and killed.
    private static let patience = 120.0
    /// The same where a compiler may have to make the SDK first.
    static let patienceWithCompilers = 1_200.0
    private let output = Pipe()
    private let errors = Pipe()
    private lazy var watchdog = DispatchWorkItem { [process] in kill(process.processIdentifier, SIGKILL) }
    private var isOutputClosed = false
    private(set) var text = ""
    private(set) var errorText = ""

    struct Result {
        let status: Int32
        let output: String
        let errors: String

        /// Standard error without what `--isolation queue` says of itself.
        var errorsBesidesNotice: String {
            errors.hasPrefix("widgethost: --isolation queue ") ? String(errors.drop { $0 != "\n" }.dropFirst()) : errors
        }
        /// The lines of standard error.
        var errorLines: [Substring] { errors.split(separator: "\n") }
        /// The lines of standard output, each read as JSON.
        var events: [[String: Any]] {
            output.split(separator: "\n").compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        }
    }

    /// Starts it, or another program, in a folder; `outputSize` is how many bytes it can print before somebody reads them.
    init(
        _ arguments: [String], of program: String? = nil, in folder: URL, environment: [String: String] = [:], outputSize: Int32? = nil,
        patience: Double = patience
    ) throws {
        process.executableURL = try program.map { URL(fileURLWithPath: $0) } ?? Self.program()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var merged = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC", "LD_LIBRARY_PATH": Self.libraryPath]
        merged.merge(environment) { $1 }
        process.environment = merged
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        if let outputSize { _ = fcntl(output.fileHandleForWriting.fileDescriptor, F_SETPIPE_SZ, outputSize) }
        try process.run()
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
    }

    /// A test that throws ends what it has started.
    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Runs it to its end.
    static func run(
        _ arguments: [String], of program: String? = nil, in folder: URL, environment: [String: String] = [:], patience: Double = patience
    ) throws -> Result {
        try HostProcess(arguments, of: program, in: folder, environment: environment, patience: patience).finish()
    }

    /// Waits until it has printed `wanted` so often; false when it ends, or is silent for too long, before that.
    func wait(for wanted: String, count: Int = 1) -> Bool {
        wait(in: \.text, of: output) { $0.components(separatedBy: wanted).count > count }
    }

    /// The same for standard error.
    func wait(forError wanted: String, count: Int = 1) -> Bool {
        wait(in: \.errorText, of: errors) { $0.components(separatedBy: wanted).count > count }
    }

    private func wait(
        in text: ReferenceWritableKeyPath<HostProcess, String>, of pipe: Pipe, until isEnough: (String) -> Bool
    ) -> Bool {
        while !isEnough(self[keyPath: text]) {
            var entry = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 60_000) > 0 else { return false }
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { return false }
            self[keyPath: text] += String(decoding: data, as: UTF8.self)
        }
        return true
    }

    /// Waits until it has begun to print, and reads nothing.
    func waitForOutput() -> Bool {
        var entry = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 60_000) == 1
    }

    var id: Int32 { process.processIdentifier }

    /// Its number.
    var identifier: Int32 { process.processIdentifier }

    /// Asks it to end.
    func terminate() { process.terminate() }

    /// Sends it a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Stops reading what it prints.
    func closeOutput() {
        isOutputClosed = true
        try? output.fileHandleForReading.close()
    }

    /// All of several pipes, each read as it fills: who writes much to one is not kept from writing to the other.
    private func readToEnd(_ pipes: [Pipe]) -> [Data] {
        var read = pipes.map { _ in Data() }
        var open = Set(pipes.indices)
        while !open.isEmpty {
            let order = open.sorted()
            var entries = order.map { pollfd(fd: pipes[$0].fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0) }
            poll(&entries, nfds_t(entries.count), -1)
            for (index, entry) in zip(order, entries) where entry.revents != 0 {
                let data = pipes[index].fileHandleForReading.availableData
                if data.isEmpty { open.remove(index) } else { read[index] += data }
            }
        }
        return read
    }

    /// What it printed in all, at its end.
    func finish() -> Result {
        let rest = readToEnd(isOutputClosed ? [errors] : [errors, output])
        errorText += String(decoding: rest[0], as: UTF8.self)
        if let more = rest.dropFirst().first { text += String(decoding: more, as: UTF8.self) }
        return Result(status: exitStatus(), output: text, errors: Self.withoutNotice(errorText))
    }

    // Where `bwrap` is there and may not run, every command says so.
    private static func withoutNotice(_ errors: String) -> String {
        let notice = "widgethost: bundles run without a sandbox: it may not run here"
        guard errors.contains(notice) else { return errors }
        return errors.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(notice) }.joined(separator: "\n")
    }

    /// Its status at its end, by the rules of a shell.
    func exitStatus() -> Int32 {
        process.waitUntilExit()
        watchdog.cancel()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    var processID: Int32 { process.processIdentifier }

    /// The processes that it has started and that live, by their titles.
    var children: [Int32: String] {
        let path = "/proc/\(process.processIdentifier)/task"
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let numbers = tasks.flatMap { (contents("\(path)/\($0)/children")).split(separator: " ").compactMap { Int32($0) } }
        return Dictionary(numbers.map { ($0, contents("/proc/\($0)/cmdline")) }) { first, _ in first }
    }

    private func contents(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    static var libraryPath: String { ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "" }

    /// The program lies beside the tests.
    static func program() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("widgethost")
    }
}

/// A folder for one test, taken away after it; bundles in it are trusted.
final class TestFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("widgethost-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
    func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appendingPathComponent(name))) }
    /// What lies in it, but for what programs hide in a home.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
