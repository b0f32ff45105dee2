import Foundation
import Synchronization
import Testing

@testable import Bundles

/// Small bundles in C, each compiled once a run by the toolchain's clang.
struct Fixture: Hashable {
    var name: String
    /// Names as for `-D`, which turn parts of the source on.
    var defines: [String] = []

    static let echo = Fixture(name: "Echo")
    static let withoutNote = Fixture(name: "WithoutNote", defines: ["NO_NOTE"])
    static let withoutEntry = Fixture(name: "WithoutEntry", defines: ["NO_ENTRY"])
    static let older = Fixture(name: "Older", defines: ["ABI=0"])
    static let newer = Fixture(name: "Newer", defines: ["ABI=99"])
    static let otherCompiler = Fixture(name: "OtherCompiler", defines: ["COMPILER=\"Swift 1.0\""])
    static let refusing = Fixture(name: "Refusing", defines: ["REFUSES"])
    static let withMain = Fixture(name: "WithMain", defines: ["MAIN=0"])
    static let withFailingMain = Fixture(name: "WithFailingMain", defines: ["MAIN=4"])
    static let withCrashingMain = Fixture(name: "WithCrashingMain", defines: ["MAIN=*(volatile int *)0"])
    static let withHangingMain = Fixture(name: "WithHangingMain", defines: ["MAIN=pause()"])
    static let withoutFunction = Fixture(name: "WithoutFunction", defines: ["HANDLE=0"])
    static let withUndefinedSymbol = Fixture(name: "WithUndefinedSymbol", defines: ["UNDEFINED"])

    private static let built = Mutex<[Fixture: String]>([:])

    /// The compiled library's path, in a folder of its own.
    func library() throws -> String {
        try Self.built.withLock { built in
            if let path = built[self] { return path }
            let path = try TemporaryFolder.make() + "/lib\(name).so"
            try compile(to: path)
            built[self] = path
            return path
        }
    }

    func checked() throws -> CheckedBundle { try CheckedBundle(FoundBundle(at: library())) }

    /// Compiles to `path`, with more arguments for clang.
    func compile(to path: String, _ more: [String] = []) throws {
        let source = try TemporaryFolder.make() + "/bundle.c"
        try Self.source.write(toFile: source, atomically: true, encoding: .utf8)
        try Self.clang(
            ["-shared", "-fPIC", "-o", path, source, "-I", Self.headers] + defines.map { "-D" + $0 } + more)
    }

    static func clang(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["clang"] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private static var headers: String {
        URL(filePath: #filePath).appending(path: "../../../Sources/CWidgetBundle/include").standardized.path
    }
}

enum TemporaryFolder {
    /// Holds all the others, and goes with the process.
    private static let root: String = {
        let path = FileManager.default.temporaryDirectory.appending(path: "widgethost-tests-\(UUID().uuidString)").path
        try? create(path)
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.root) }
        return path
    }()

    /// A new folder that only the user can write.
    static func make() throws -> String {
        let path = root + "/" + UUID().uuidString
        try create(path)
        return path
    }

    private static func create(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    }
}
