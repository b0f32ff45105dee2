import Foundation
import Projects
import Testing

@testable import Building

/// With a script in the compiler's place.
@Suite struct CompilationTests {
    private let folder: BuildFolder

    init() throws { folder = try BuildFolder() }

    private func run(_ script: String) throws -> (missing: MissingNames, error: BuildError?, passed: String, told: [String]) {
        let compiler = try folder.write("#!/bin/sh\ncache=\(folder.path)/sdk/ModuleCache\n\(script)", to: "bin/swiftc")
        chmod(compiler, 0o755)
        let source = try folder.write("import SwiftUI\nimport Charts\n", to: "A.swift")
        let sources = try SourceFiles([source])
        let interruptions = try Interruptions()
        var passed = ""
        var told: [String] = []
        let voice = BundleBuild.Voice(
            tell: { told.append($0) }, pass: { passed += String(decoding: $0, as: UTF8.self) }, isInColor: false)
        let command = CompileCommand(
            sdk: PreparedSDK(folder: folder.path + "/sdk/1"), language: LanguageSettings(), moduleName: "X", sources: sources,
            files: try WorkFiles(in: folder.path, library: "libX.so", sources: sources))
        let environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
        let compilation = Compilation(
            toolchain: try Toolchain(environment: environment, interruptions: interruptions), command: command, environment: environment,
            interruptions: interruptions, voice: voice)
        var missing = MissingNames()
        do throws(BuildError) { try compilation.run(missing: &missing) } catch { return (missing, error, passed, told) }
        return (missing, nil, passed, told)
    }

    @Test func whatTheCompilerSaysIsPassedOn() throws {
        let result = try run("echo A.swift:1:2: warning: well; exit 0")
        #expect(result.error == nil && result.passed == "A.swift:1:2: warning: well\n" && result.told.isEmpty)
    }

    @Test func namesThatAreMissingAreGathered() throws {
        try folder.write("", to: "sdk/1/Modules/SwiftUI.swiftmodule")
        let result = try run("echo \"A.swift:7:2: error: no such module 'MapKit'\"; exit 1")
        #expect(result.error == .notCompiled(status: 1))
        #expect(result.missing.entries.map(\.name) == ["module MapKit", "module Charts"])
    }

    @Test func aDamagedCacheIsMadeAgain() throws {
        try folder.write("", to: "sdk/ModuleCache/x.pcm")
        let result = try run("[ -d $cache ] || exit 0; echo \"<unknown>:0: error: file '$cache/x.pcm' is not valid\"; exit 1")
        #expect(result.error == nil)
        #expect(result.told == ["the compiler's cache of modules is damaged; it is made again"])
    }

    @Test func aCompilerThatAlwaysFailsIsAskedTwiceAtMost() throws {
        let result = try run("echo x; echo 'a: error: missing required module'; exit 1")
        #expect(result.error == .notCompiled(status: 1))
        #expect(result.passed.components(separatedBy: "x\n").count == 3)
    }
}
