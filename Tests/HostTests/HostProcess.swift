import CLinux
import Foundation
import Glibc

/// The built program at work, with nothing of the machine's own bundles in its sight.
final class HostProcess {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private(set) var text = ""

    struct Result {
        let status: Int32
        let output: String
        let errors: String

        /// The lines of standard error.
        var errorLines: [Substring] { errors.split(separator: "\n") }
        /// The lines of standard output, each read as JSON.
        var events: [[String: Any]] {
            output.split(separator: "\n").compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
        }
    }

    /// Starts it in a folder.
    init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
        process.executableURL = try Self.program()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var merged = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC", "LD_LIBRARY_PATH": Self.libraryPath]
        merged.merge(environment) { $1 }
        process.environment = merged
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// Runs it to its end.
    static func run(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws -> Result {
        try HostProcess(arguments, in: folder, environment: environment).finish()
    }

    /// Waits until it has printed `wanted`; false when it ends, or is silent for too long, before that.
    func wait(for wanted: String) -> Bool {
        let descriptor = output.fileHandleForReading.fileDescriptor
        while !text.contains(wanted) {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 60_000) > 0 else { return false }
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { return false }
            text += String(decoding: data, as: UTF8.self)
        }
        return true
    }

    /// Asks it to end.
    func terminate() { process.terminate() }

    /// What it printed in all, at its end.
    func finish() -> Result {
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(status: status, output: text, errors: String(decoding: said, as: UTF8.self))
    }

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
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
