import Control
import Foundation
import Testing

/// A daemon's surroundings for one test: folders of its own for its socket, its state and its bundles.
struct ServedFolder {
    let folder: TestFolder
    var environment: [String: String]

    init(times: String = "") throws {
        folder = try TestFolder()
        for name in ["run", "state", "data", "bundles"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        environment = [
            "XDG_RUNTIME_DIR": folder.path("run"), "XDG_STATE_HOME": folder.path("state"), "XDG_DATA_HOME": folder.path("data"),
            "WIDGETHOST_TIMES": times,
        ]
    }

    var bundles: URL { folder.url.appendingPathComponent("bundles") }
    var socket: String { folder.path("run/widgethost/control.sock") }
    var database: String { folder.path("state/widgethost/widgets.sqlite") }

    /// A daemon that answers.
    func serve(bundles more: String..., flags: [String] = [], by wrapper: [String] = []) throws -> HostProcess {
        let host = try start(bundles: more, flags: flags, by: wrapper)
        try #require(host.wait(forError: "answers at"), "\(host.errorText)")
        return host
    }

    /// A daemon of which is not known yet what becomes of it; `wrapper` is a program with arguments that runs it.
    func start(bundles more: [String] = [], flags: [String] = [], by wrapper: [String] = []) throws -> HostProcess {
        let arguments = ["serve"] + ([bundles.path] + more).flatMap { ["--bundles", $0] } + flags
        guard let program = wrapper.first else { return try HostProcess(arguments, in: folder.url, environment: environment) }
        let command = wrapper.dropFirst() + [try HostProcess.program().path] + arguments
        return try HostProcess(Array(command), of: program, in: folder.url, environment: environment)
    }

    /// Ends a daemon, which must end well.
    func end(_ host: HostProcess, _ location: SourceLocation = #_sourceLocation) {
        host.terminate()
        // Not asked within the expectation: where it fails, that takes the host itself apart to print it, threads and all.
        let status = host.finish().status
        #expect(status == 0, sourceLocation: location)
    }

    /// What comes of a command.
    @discardableResult
    func ask(_ arguments: String...) throws -> HostProcess.Result {
        try HostProcess.run(arguments, in: folder.url, environment: environment)
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
