import Foundation
import Glibc

/// The app of the fixtures at work: a line of input is a wish, a line of output what came of it.
final class CenterApp {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var text = ""

    init(in folder: URL, environment: [String: String]) throws {
        process.executableURL = try HostProcess.program().deletingLastPathComponent().appendingPathComponent("center-app")
        process.currentDirectoryURL = folder
        process.environment = environment.merging(["LD_LIBRARY_PATH": HostProcess.libraryPath, "HOME": folder.path]) { own, _ in own }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// What it says to a wish; nil when it has ended, or is silent for too long.
    func ask(_ wish: String) -> String? {
        input.fileHandleForWriting.write(Data("\(wish)\n".utf8))
        return line()
    }

    /// The next line that it prints.
    func line() -> String? {
        while true {
            if let end = text.firstIndex(of: "\n") {
                defer { text.removeSubrange(...end) }
                return String(text[..<end])
            }
            var entry = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 60_000) > 0 else { return nil }
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { return nil }
            text += String(decoding: data, as: UTF8.self)
        }
    }

    /// Ends its input and waits for its end; its status by the rules of a shell.
    func finish() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
