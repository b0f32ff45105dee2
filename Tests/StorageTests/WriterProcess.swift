import Foundation
import Glibc

/// A second process at work on a store.
final class WriterProcess {
    private let process = Process()
    private let output = Pipe()
    private var rest = ""
    private(set) var lines: [String] = []

    init(_ command: String, _ folder: String, _ number: UInt64) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("StorageWriter")
        process.arguments = [command, folder, "\(number)"]
        process.standardOutput = output
        try process.run()
    }

    var number: Int32 { process.processIdentifier }

    /// Reads until that many lines have come, or the end; false at the end.
    @discardableResult
    func read(lines count: Int) -> Bool {
        while lines.count < count {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { return false }
            rest += String(decoding: data, as: UTF8.self)
            let parts = rest.split(separator: "\n", omittingEmptySubsequences: false)
            lines += parts.dropLast().map(String.init)
            rest = String(parts.last ?? "")
        }
        return true
    }

    /// Ends it in the middle of whatever it does, and reads what it had said.
    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
        finish()
    }

    @discardableResult
    func finish() -> Int32 {
        read(lines: .max)
        process.waitUntilExit()
        return process.terminationStatus
    }
}
