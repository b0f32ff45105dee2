import Control
import Foundation
import Testing

/// A daemon's surroundings for one test: folders of its own for its socket, its state and its bundles.
struct ServedFolder {
    let folder: TestFolder
    let environment: [String: String]

    init(times: String = "") throws {
        folder = try TestFolder()
        for name in ["run", "state", "bundles"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        environment = ["XDG_RUNTIME_DIR": folder.path("run"), "XDG_STATE_HOME": folder.path("state"), "WIDGETHOST_TIMES": times]
    }

    var bundles: URL { folder.url.appendingPathComponent("bundles") }

    /// A daemon that answers.
    func serve(bundles more: String...) throws -> HostProcess {
        let flags = ([bundles.path] + more).flatMap { ["--bundles", $0] }
        let host = try HostProcess(["serve"] + flags, in: folder.url, environment: environment)
        try #require(host.wait(forError: "answers at"), "\(host.errorText)")
        return host
    }

    /// What a command prints, which must succeed.
    @discardableResult
    func run(_ arguments: String...) throws -> String {
        let result = try HostProcess.run(arguments, in: folder.url, environment: environment)
        try #require(result.status == 0, "\(result.errors)")
        return result.output
    }

    /// The answer of a method as JSON.
    func call(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
        try JSONValue(reading: try run("call", method, parameters).trimmingCharacters(in: .newlines))
    }
}
