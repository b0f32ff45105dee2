import CLinux
import Foundation
import Testing

@testable import Bundles

/// A bundle in C behind walls tries what it must not do. Where no sandbox can be made, only what is said of that is tried.
@Suite struct SandboxTests {
    /// Asked once: nil where `bwrap` is not installed, or is and may not run.
    private static let sandbox = try? Sandbox(environment: ProcessInfo.processInfo.environment)
    private static var isThere: Bool { sandbox != nil }

    private let home: String
    private let secrets: String

    init() throws {
        home = try TemporaryFolder.make()
        secrets = try TemporaryFolder.make()
        try Data("secret".utf8).write(to: URL(fileURLWithPath: secrets + "/key"))
    }

    private func walls(_ network: SandboxRights.Network = .refused, data: [String: String] = [:]) throws -> Confinement {
        try Confinement(#require(Self.sandbox), SandboxRights(network: network, home: home, data: data))
    }

    private func answer(_ word: String, within walls: Confinement, environment more: [String: String] = [:]) throws -> String {
        let environment = ProcessInfo.processInfo.environment.merging(["HOME": secrets]) { $1 }.merging(more) { $1 }
        let run = try BundleRun(.echo, within: walls, environment: environment)
        run.send(word)
        return try run.reply()
    }

    @Test(.enabled(if: isThere)) func theHomeFolderCannotBeRead() throws {
        #expect(try answer("read \(secrets)/key", within: walls()) == "No such file or directory")
        #expect(try answer("variable HOME", within: walls()) == home)
    }

    @Test(.enabled(if: isThere), arguments: ["/etc/passwd", "/etc/shadow", "/root", "/home", "/var", "/run/user", "/boot"])
    func whatIsSomebodysIsNotThere(path: String) throws {
        #expect(try answer("read \(path)", within: walls()) == "No such file or directory")
    }

    @Test(
        .enabled(if: isThere), arguments: ["/file", "/usr/file", "/dev/file", "/run/file", "/proc/sys/kernel/core_pattern", "/proc/1/mem"])
    func nothingOutsideItsFoldersCanBeWritten(path: String) throws {
        #expect(try ["Read-only file system", "Permission denied"].contains(answer("write \(path)", within: walls())))
    }

    @Test(.enabled(if: isThere)) func theProgramsFolderIsThereForFoundationAndEmpty() throws {
        let program = try HelperProgram(environment: ProcessInfo.processInfo.environment).path
        let folder = String(program.prefix(upTo: try #require(program.lastIndex(of: "/"))))
        #expect(try answer("read \(folder)", within: walls()) == "done")
        #expect(try answer("read \(program)", within: walls()) == "No such file or directory")
    }

    @Test(.enabled(if: isThere)) func theBundleItselfCanBeReadAndNotWritten() throws {
        let library = try Fixture.echo.library()
        #expect(try answer("read \(library)", within: walls()) == "done")
        #expect(try answer("write \(library)", within: walls()) == "Read-only file system")
    }

    @Test(.enabled(if: isThere)) func itsOwnFolderStaysAndTheTemporaryOneGoes() throws {
        #expect(try answer("write \(home)/kept", within: walls()) == "done")
        #expect(try answer("read \(home)/kept", within: walls()) == "done")
        #expect(try answer("write /tmp/gone", within: walls()) == "done")
        #expect(try answer("read /tmp/gone", within: walls()) == "No such file or directory")
    }

    @Test(.enabled(if: isThere)) func foldersOfItsGroupsLieWhereWidgetKitLooks() throws {
        let group = try TemporaryFolder.make()
        // Without a home of its own, which the path would be too long with for a word to the fixture.
        let rights = SandboxRights(network: .refused, home: nil, data: ["groups/group.tides": group])
        let walls = Confinement(try #require(Self.sandbox), rights)
        #expect(try answer("variable HOME", within: walls) == "/tmp")
        #expect(try answer("write /tmp/.local/share/widgethost/groups/group.tides/x", within: walls) == "done")
        #expect(access(group + "/x", F_OK) == 0)
    }

    @Test(
        .enabled(if: isThere),
        arguments: [
            (.refused, "Connection refused"), (.declared, "done"), (.assumed, "done"),
        ] as [(SandboxRights.Network, String)])
    func theNetworkIsReachedByWhoMay(network: SandboxRights.Network, result: String) throws {
        let port = try ListeningPort()
        #expect(try answer("connect \(port.number)", within: walls(network)) == result)
    }

    @Test(.enabled(if: isThere)) func otherProcessesAreNotSeen() throws {
        // The walls' own, and the bundle's.
        #expect(try answer("processes \(getpid())", within: walls()) == "2 -1")
    }

    @Test(.enabled(if: isThere)) func secretsInTheEnvironmentStayOutside() throws {
        let more = ["API_TOKEN": "secret", "XDG_RUNTIME_DIR": secrets, "LANG": "de_DE.UTF-8", "https_proxy": "p"]
        #expect(try answer("variable API_TOKEN", within: walls(), environment: more) == "none")
        #expect(try answer("variable XDG_RUNTIME_DIR", within: walls(), environment: more) == "none")
        #expect(try answer("variable https_proxy", within: walls(), environment: more) == "none")
        #expect(try answer("variable https_proxy", within: walls(.declared), environment: more) == "p")
        #expect(try answer("variable LANG", within: walls(), environment: more) == "de_DE.UTF-8")
    }

    @Test(
        .enabled(if: isThere),
        arguments: [
            ("abort", .signalled(SIGABRT)), ("exit", .exited(status: 3)), ("shut down", .exited(status: 0)),
        ] as [(String, BundleEnd)])
    func endsAreToldAsWithoutWalls(word: String, end: BundleEnd) throws {
        let run = try BundleRun(.echo, within: walls())
        run.send(word)
        #expect(try run.ending() == end)
    }

    @Test(.enabled(if: isThere)) func memoryIsWatchedBehindTheWalls() throws {
        let run = try BundleRun(.echo, limits: ProcessLimits(memory: 48 << 20), within: walls())
        run.send("eat memory")
        guard case .overLimit(let words) = try run.ending() else { return #expect(Bool(false), "it was not ended") }
        #expect(words.hasSuffix("of memory, where 48 are allowed"))
    }

    @Test(.enabled(if: isThere)) func whatItStartedEndsWithIt() throws {
        let run = try BundleRun(.echo, within: walls())
        run.send("child")
        _ = try run.reply()
        let process = try #require((run.connection as? ProcessBundleConnection)?.processID)
        #expect(try String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8).hasPrefix("/run/widgethost-bundle: Echo"))
        run.connection?.kill()
        #expect(try run.ending() == .killed)
        var tries = 0
        while kill(process, 0) == 0, tries < 1_000_000 { tries += 1 }
        #expect(kill(process, 0) != 0)
    }

    @Test(.enabled(if: isThere)) func theProgramIsTheOneThatWasPinned() throws {
        let folder = try TemporaryFolder.make()
        let original = try HelperProgram(environment: ProcessInfo.processInfo.environment).path
        try FileManager.default.copyItem(atPath: original, toPath: folder + "/widgethost-bundle")
        let pinned = try HelperProgram(environment: ["WIDGETHOST_LIBEXEC": folder]).pinned()
        try FileManager.default.removeItem(atPath: folder + "/widgethost-bundle")
        let run = try BundleRun(.echo, within: walls(), helper: pinned)
        run.send("echo")
        #expect(try run.reply() == "echo")
    }

    @Test(.enabled(if: isThere)) func aSandboxThatCannotBeMadeIsNotTheBundlesFault() throws {
        let rights = SandboxRights(network: .refused, home: "/nowhere/at/all", data: [:])
        let run = try BundleRun(.echo, within: Confinement(#require(Self.sandbox), rights))
        let end = try run.ending()
        #expect(end == .refused("its sandbox cannot be made: bwrap: Can't find source path /nowhere/at/all: No such file or directory"))
        #expect(!end.isOwnFault)
        #expect(run.lines.isEmpty)
    }

    @Test func whoHasNoProgramForItIsToldSo() throws {
        let reason = "bwrap is not installed (Debian's package is bubblewrap)"
        #expect(throws: BundleError.noSandbox(reason: reason)) { try Sandbox(environment: ["PATH": TemporaryFolder.make()]) }
    }

    @Test(arguments: [
        ("echo 'bwrap: No permissions to create new namespace' >&2; exit 1", "bwrap: No permissions to create new namespace"),
        ("kill -SEGV $$", "crashed with SIGSEGV (Segmentation fault)"),
    ])
    func aProgramThatMayNotRunIsToldWithItsOwnWords(script: String, words: String) throws {
        let folder = try TemporaryFolder.make()
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: folder + "/bwrap"))
        chmod(folder + "/bwrap", 0o755)
        do throws(BundleError) {
            _ = try Sandbox(environment: ["PATH": folder + ":/usr/bin:/bin"])
            #expect(Bool(false), "it was taken")
        } catch {
            #expect("\(error)".contains("it may not run here: ") && "\(error)".contains(words))
        }
    }
}

/// A port of this machine that takes connections.
private final class ListeningPort {
    private let socket: OwnedDescriptor
    let number: Int

    init() throws {
        let number = CLinux.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        socket = OwnedDescriptor(number)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, length) == 0 && listen(number, 8) == 0 && getsockname(number, $0, &length) == 0
            }
        }
        try #require(isBound)
        self.number = Int(UInt16(bigEndian: address.sin_port))
    }
}
