import CLinux
import Control
import Foundation

/// A built `widgethost serve` with state, bundles and a socket of its own, and the folder that they lie in until it is let go.
final class PrivateHost {
    let folder: String
    private let programs: String
    private var process: Process?

    /// `programs` is where the built programs and bundles lie.
    init(programs: String) throws {
        self.programs = programs
        folder = NSTemporaryDirectory() + "/widgethost-bench-\(UInt32.random(in: .min ... .max))"
        for name in ["run", "state", "data/widgethost/bundles"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(atPath: folder)
    }

    var state: String { "\(folder)/state/widgethost" }
    var place: SocketPlace { SocketPlace(path: "\(folder)/run/widgethost/control.sock") }
    var daemon: RunningProcess { RunningProcess(id: process?.processIdentifier ?? 0) }
    /// The processes of its bundles.
    var bundles: [RunningProcess] { daemon.family.filter { $0.program == "widgethost-bundle" } }

    /// Lays a bundle out as it is shipped, under a name.
    func install(_ bundle: String = "LadderWidget", as name: String? = nil) throws {
        let home = "\(folder)/data/widgethost/bundles/\(name ?? bundle).widget"
        let resources = "\(programs)/widgethost_\(bundle).resources"
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        try FileManager.default.copyItem(atPath: "\(programs)/bundles/lib\(bundle).so", toPath: "\(home)/lib\(name ?? bundle).so")
        for item in (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? [] {
            try FileManager.default.copyItem(atPath: "\(resources)/\(item)", toPath: "\(home)/\(item)")
        }
    }

    /// Starts it; `idle` is after how many seconds without work a bundle's process ends. The socket may not answer yet.
    func launch(idle: Double) throws {
        let new = Process()
        new.executableURL = URL(fileURLWithPath: "\(programs)/widgethost")
        new.arguments = ["serve"]
        var environment = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH", "LANG"].contains($0.key) }
        environment["HOME"] = folder
        environment["TZ"] = "UTC"
        for (name, place) in ["XDG_RUNTIME_DIR": "run", "XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data"] {
            environment[name] = "\(folder)/\(place)"
        }
        environment["WIDGETHOST_TIMES"] = "idle=\(idle)"
        new.environment = environment
        try Data().write(to: URL(fileURLWithPath: "\(folder)/log"))
        new.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder)/log"))
        new.standardInput = FileHandle.nullDevice
        new.standardOutput = FileHandle.nullDevice
        try new.run()
        process = new
    }

    /// Starts it and waits until it answers.
    func start(idle: Double) throws -> ControlClient {
        try launch(idle: idle)
        return try connect()
    }

    /// Connects as soon as somebody answers.
    func connect() throws -> ControlClient {
        try wait(for: "the socket", every: 0.0005) { LineSocket(place) != nil }
        return try ControlClient(place, timeout: .seconds(60))
    }

    /// Ends it as the kernel would; nothing if it has ended.
    func kill() {
        if let process, process.isRunning { CLinux.kill(process.processIdentifier, SIGKILL) }
        process?.waitUntilExit()
        process = nil
    }

    /// Ends it cleanly.
    func stop() {
        process?.terminate()
        process?.waitUntilExit()
        process = nil
    }

    /// Looks again and again, every so many seconds, until something is so, for two minutes at most.
    func wait(for what: String, every pause: Double = 0.02, until isSo: () throws -> Bool) throws {
        let end = uptime() + 120
        while try !isSo() {
            if let process, !process.isRunning {
                throw BenchError.hostEnded((try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? "")
            }
            guard uptime() < end else { throw BenchError.neverCame(what) }
            usleep(UInt32(pause * 1e6))
        }
    }
}

extension PrivateHost {
    /// Places a kind so often and waits until each shows its timeline.
    func place(_ kind: String, count: Int, bundle: String? = nil, _ client: ControlClient) throws {
        for _ in 0..<count {
            _ = try client.call(.placementsAdd(NewPlacement(kind: kind, bundle: bundle)), as: PlacementReport.self)
        }
        try wait(for: "a timeline of \(kind)", every: 0.1) {
            try client.call(.placementsList, as: PlacementListing.self).placements.allSatisfy { $0.shown?.stage == "timeline" }
        }
    }

    /// Waits until no bundle has a process.
    func waitForSleep() throws { try wait(for: "the end of the bundles' processes") { bundles.isEmpty } }

    /// Waits until the daemon has no child at all: the one that draws ends a while after it last had something to do.
    func waitForRest() throws { try wait(for: "the end of the daemon's children") { daemon.family.count == 1 } }
}
